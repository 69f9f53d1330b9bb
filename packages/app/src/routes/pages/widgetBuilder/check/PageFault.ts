/** What is wrong on a page. Its texts are `widgetBuilder:faults.<code>`. */
export type FaultCode =
  | ('nothing' | 'scriptMissing' | 'elementMissing' | 'asText' | 'shortcode' | 'inComment' | 'inTemplate')
  | ('module' | 'crossorigin' | 'integrity' | 'aliasIntegrity' | 'scriptHttp' | 'scriptRelative' | 'scriptTwice')
  | ('siteMissing' | 'siteElsewhere' | 'sourceMissing' | 'keyMissing' | 'secretKey' | 'backendOnly')
  | ('quotes' | 'doubleEscaped' | 'unknownAttribute' | 'invalidValue' | 'ignoredFilter')
  | ('notClosed' | 'selfClosed' | 'inParagraph')
  | ('frameTitle' | 'frameHttp' | 'framePage' | 'frameAddress' | 'frameScripts' | 'framePopups')
  | ('policy' | 'policyNames');

/** What an attribute or a parameter accepts: a list of values, or the text `widgetBuilder:accepted.<name>`. */
export type Accepted = readonly string[] | AcceptedName;
type AcceptedName = 'limit' | 'partner' | 'accent' | 'site' | 'event-id' | 'tags' | 'on';

/** A fault of a page. */
export interface PageFault {
  readonly code: FaultCode;
  /** The line of the HTML, from 1; null for the whole page. */
  readonly line: number | null;
  /** What its texts contain. */
  readonly values: Readonly<Record<string, string>>;
  readonly accepted?: Accepted | undefined;
  /** The name or the value that is probably meant. */
  readonly nearest?: string | undefined;
  /** Lines to add. */
  readonly lines?: string | undefined;
}

/** Equal faults of a page. */
export interface CountedFault extends PageFault {
  /** From 1. The line is that of the first. */
  readonly count: number;
}

/** What the checker knows of this site. */
export interface CheckContext {
  /** The origin of this site. */
  readonly site: string;
  /** The files of the latest release, with their hashes, the small one first. */
  readonly files: readonly { readonly file: string; readonly integrity?: string | undefined }[];
  /** Whether a text is a CSS colour. */
  readonly isColor: (text: string) => boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}
