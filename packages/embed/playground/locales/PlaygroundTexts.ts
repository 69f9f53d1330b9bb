/** The texts of the playground in one language. */
export interface PlaygroundTexts {
  /** The name of the language, in the language itself. */
  readonly language: string;
  readonly pageTitle: string;
  readonly overline: string;
  /** Two lines; `*` surrounds the coloured word. */
  readonly title: readonly [string, string];
  readonly lead: string;
  readonly languages: string;
  /** The texts below the numbers of the facts beside the title. */
  readonly facts: { readonly weight: string; readonly cookies: string; readonly requests: string };
  readonly form: string;
  readonly element: string;
  readonly elements: { readonly 'lively-events': string; readonly 'lively-event': string };
  readonly groups: Readonly<Record<'content' | 'order' | 'look' | 'data' | 'style', string>>;
  /** The label of an attribute that is omitted, before its default. */
  readonly byDefault: string;
  /** The hint of each attribute and each custom property. */
  readonly hints: Readonly<Record<string, string>>;
  readonly preview: string;
  readonly width: string;
  readonly fullWidth: string;
  readonly background: string;
  readonly backgrounds: { readonly light: string; readonly dark: string };
  /** The text before the events that the page receives. */
  readonly received: string;
  readonly nothingReceived: string;
  readonly snippets: Readonly<
    Record<'markup' | 'styles' | 'policy', { readonly title: string; readonly hint: string }>
  >;
  readonly copy: string;
  readonly copied: string;
  /** Shown if the browser refuses the copy. */
  readonly selected: string;
  /** The link inside the element, which stays if the script fails. */
  readonly link: string;
}
