interface EventText {
  /** The column of the table `events`. */
  readonly column: string;
  /** The max number of characters in the database. */
  readonly maxLength: number;
  /** Whether it is an `https:` URL. @default false */
  readonly isUrl?: true;
  /** Whether it is a field of the event form. @default false */
  readonly isTyped?: true;
  /** Whether imports write it. @default false */
  readonly isImported?: true;
}

/** The nullable text columns of an event. Types, mappers, form and test rows read this table. */
export const eventTexts = {
  /** The place in the city, for example `Le Trianon`. */
  venue: { column: 'venue', maxLength: 300, isTyped: true, isImported: true },
  /** Number, street and postcode. */
  fullAddress: { column: 'full_address', maxLength: 500, isTyped: true, isImported: true },
  image: { column: 'image', maxLength: 2048, isUrl: true, isImported: true },
  /** What the picture shows. Empty if it adds nothing to the other texts; null if nobody has said. */
  imageText: { column: 'image_text', maxLength: 300, isTyped: true },
  /** The price as the organiser wrote it: `25€`, `Gratuit`, `Prix sur invitation`. */
  price: { column: 'price', maxLength: 1000, isTyped: true, isImported: true },
  /** The page that sells the tickets. */
  ticketUrl: { column: 'ticket_url', maxLength: 2048, isUrl: true, isTyped: true, isImported: true },
  mapUrl: { column: 'map_url', maxLength: 2048, isUrl: true },
  /** The name printed on the event. */
  organizer: { column: 'organizer', maxLength: 300, isTyped: true, isImported: true },
  /** The organiser's own page about the event. */
  organizerUrl: { column: 'organizer_url', maxLength: 2048, isUrl: true, isTyped: true, isImported: true },
  /** An e-mail address or a telephone number that the organiser publishes. */
  organizerContact: { column: 'organizer_contact', maxLength: 300, isTyped: true },
  /** How to reach and enter the place: underground, car park, wheelchair access. */
  access: { column: 'access', maxLength: 2000, isTyped: true },
  description: { column: 'description', maxLength: 20_000, isTyped: true, isImported: true },
  /** ISO 3166-1, two letters. Unknown counts as France. */
  country: { column: 'country', maxLength: 2, isImported: true },
  /** The date as the source wrote it. */
  originalDate: { column: 'original_date', maxLength: 200, isImported: true },
  source: { column: 'source', maxLength: 100, isImported: true },
  sourceUrl: { column: 'source_url', maxLength: 2048, isUrl: true, isImported: true },
  licence: { column: 'licence', maxLength: 200, isImported: true },
} as const satisfies Record<string, EventText>;

type EventTexts = typeof eventTexts;

export type EventTextName = keyof EventTexts;
export type EventTextColumn = EventTexts[EventTextName]['column'];
/** The texts that have a field in the event form. */
export type TypedTextName = {
  [Name in EventTextName]: EventTexts[Name] extends { isTyped: true } ? Name : never;
}[EventTextName];
/** The columns that an import writes. */
export type ImportedTextColumn = {
  [Name in EventTextName]: EventTexts[Name] extends { isImported: true } ? EventTexts[Name]['column'] : never;
}[EventTextName];
/** The texts that contain a URL. */
export type UrlTextName = {
  [Name in EventTextName]: EventTexts[Name] extends { isUrl: true } ? Name : never;
}[EventTextName];

export const eventTextNames = Object.keys(eventTexts) as EventTextName[];

export const typedTextNames = eventTextNames.filter((name): name is TypedTextName => 'isTyped' in eventTexts[name]);

export const importedTextColumns = Object.values(eventTexts).flatMap((text) =>
  'isImported' in text ? [text.column] : [],
);
