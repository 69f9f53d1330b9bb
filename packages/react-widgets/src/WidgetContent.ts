/** The answer of `/widget/explore.json` or `/widget/event/<id>.json` of a Lively site: texts in one language. */
export interface WidgetContent {
  readonly kind: 'list' | 'event';
  readonly language: string;
  readonly title: string;
  /** The page of the site that shows the same. */
  readonly link: { readonly label: string; readonly url: string };
  /** The text in place of the events; null if there are any. */
  readonly message: string | null;
  /** An unknown text is empty. */
  readonly events: readonly {
    readonly id: string;
    readonly url: string;
    readonly title: string;
    readonly when: string;
    /** The hour of `when`. */
    readonly time: string;
    /** The day of `when`; `dateTime` is `YYYY-MM-DD`. */
    readonly date: {
      readonly dateTime: string;
      readonly weekday: string;
      readonly day: string;
      readonly month: string;
    } | null;
    readonly otherDates: string;
    readonly place: string;
    readonly price: string;
    /** Why the event cannot be attended: past, cancelled, sold out. Empty if it can. */
    readonly status: string;
    readonly category: string;
    readonly description: string;
    /** The URL of the picture, 320 pixels wide. */
    readonly picture: string | null;
    /** The source and the licence, which must be shown. */
    readonly credit: { readonly text: string; readonly url: string | null } | null;
  }[];
}
