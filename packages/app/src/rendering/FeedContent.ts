/** What a feed says, in any format. All texts are plain, except `html` of an item. */
export interface FeedContent {
  readonly title: string;
  readonly description: string;
  /** The URL of the page that shows the events. */
  readonly pageUrl: string;
  /** The URL of the feed itself. */
  readonly feedUrl: string;
  readonly language: string;
  readonly updatedAt: Date;
  readonly items: readonly FeedItem[];
}

interface FeedItem {
  /** The URL of the event, which is also its id. */
  readonly url: string;
  readonly title: string;
  /** The facts of the event as HTML: feed readers parse it. */
  readonly html: string;
  readonly createdAt: Date;
  /** The last change of a shown field. */
  readonly revisedAt: Date;
  readonly category: string;
  /** The URL of a picture. */
  readonly picture: string | null;
  /** Data for programs: only a format with extensions contains it. */
  readonly data: Readonly<Record<string, unknown>> | null;
}
