/** What is wrong on a page. Its texts are `widgetBuilder:faults.<code>`. */
export type FaultCode =
  | ('nothing' | 'scriptMissing' | 'elementMissing' | 'asText' | 'inComment' | 'inTemplate')
  | ('module' | 'crossorigin' | 'integrity' | 'scriptHttp' | 'scriptRelative' | 'siteMissing')
  | ('quotes' | 'unknownAttribute' | 'invalidValue' | 'sourceMissing' | 'keyMissing' | 'secretKey')
  | ('notClosed' | 'selfClosed' | 'inParagraph')
  | ('frameTitle' | 'frameHttp' | 'framePage' | 'frameScripts' | 'framePopups')
  | ('policy' | 'policyNames');

/** A fault of a page. */
export interface PageFault {
  readonly code: FaultCode;
  /** The line of the HTML, from 1; null for the whole page. */
  readonly line: number | null;
  /** What its texts contain. */
  readonly values: Readonly<Record<string, string>>;
  /** Lines to add. */
  readonly lines?: string | undefined;
}

/** What the checker knows of this site. */
export interface CheckContext {
  /** The origin of this site. */
  readonly site: string;
  /** The files of the latest release, with their hashes. */
  readonly files: readonly { readonly file: string; readonly integrity?: string | undefined }[];
  /** Whether a text is a CSS colour. */
  readonly isColor: (text: string) => boolean;
}
