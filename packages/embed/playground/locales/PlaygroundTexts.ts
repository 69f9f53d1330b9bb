/** What the playground says, in one language. */
export interface PlaygroundTexts {
  /** Name of the language, in itself. */
  readonly language: string;
  readonly pageTitle: string;
  readonly overline: string;
  /** Two lines; `*` stands around the word in colour. */
  readonly title: readonly [string, string];
  readonly lead: string;
  readonly languages: string;
  /** What the facts beside the title say below their numbers. */
  readonly facts: { readonly weight: string; readonly cookies: string; readonly requests: string };
  readonly form: string;
  readonly element: string;
  readonly elements: { readonly 'lively-events': string; readonly 'lively-event': string };
  readonly groups: Readonly<Record<'content' | 'order' | 'look' | 'data' | 'style', string>>;
  /** The choice of an attribute that is left out, before its default. */
  readonly byDefault: string;
  /** What each attribute and each custom property does, for the partner who fills it in. */
  readonly hints: Readonly<Record<string, string>>;
  readonly preview: string;
  readonly width: string;
  readonly fullWidth: string;
  readonly background: string;
  readonly backgrounds: { readonly light: string; readonly dark: string };
  /** What comes before the events that the page receives. */
  readonly received: string;
  readonly nothingReceived: string;
  readonly snippets: Readonly<
    Record<'markup' | 'styles' | 'policy', { readonly title: string; readonly hint: string }>
  >;
  readonly copy: string;
  readonly copied: string;
  /** When the browser does not let it copy. */
  readonly selected: string;
  /** The link inside the element, which stays when the script fails. */
  readonly link: string;
}
