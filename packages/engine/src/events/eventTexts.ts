interface EventText {
  /** Of the table `events`. */
  readonly column: string;
  /** Characters that the database accepts. */
  readonly maxLength: number;
  /** An `https:` URL. @default false */
  readonly isUrl?: true;
  /** A field of the form of an event. @default false */
  readonly isTyped?: true;
  /** Written by imports. @default false */
  readonly isImported?: true;
}

/** The columns of an event that hold a text or nothing. Types, mappers, form and test rows read this table. */
export const eventTexts = {
  /** The place in the city: `Le Trianon`. */
  venue: { column: 'venue', maxLength: 300, isTyped: true, isImported: true },
  /** Number, street, postcode. */
  fullAddress: { column: 'full_address', maxLength: 500, isTyped: true, isImported: true },
  image: { column: 'image', maxLength: 2048, isUrl: true, isImported: true },
  /** As the organiser wrote it: `25€`, `Gratuit`, `Prix sur invitation`. */
  price: { column: 'price', maxLength: 1000, isTyped: true, isImported: true },
  /** Where tickets are sold. */
  ticketUrl: { column: 'ticket_url', maxLength: 2048, isUrl: true, isTyped: true, isImported: true },
  mapUrl: { column: 'map_url', maxLength: 2048, isUrl: true },
  /** The name printed on the event. */
  organizer: { column: 'organizer', maxLength: 300, isTyped: true, isImported: true },
  /** The organiser's own page about the event. */
  organizerUrl: { column: 'organizer_url', maxLength: 2048, isUrl: true, isTyped: true, isImported: true },
  /** An e-mail address or a telephone number that the organiser publishes. */
  organizerContact: { column: 'organizer_contact', maxLength: 300, isTyped: true },
  /** How to get in: underground, car park, wheelchair access. */
  access: { column: 'access', maxLength: 2000, isTyped: true },
  description: { column: 'description', maxLength: 20_000, isTyped: true, isImported: true },
  /** The date as the source wrote it. */
  originalDate: { column: 'original_date', maxLength: 200, isImported: true },
  source: { column: 'source', maxLength: 100, isImported: true },
  sourceUrl: { column: 'source_url', maxLength: 2048, isUrl: true, isImported: true },
  licence: { column: 'licence', maxLength: 200, isImported: true },
} as const satisfies Record<string, EventText>;

type EventTexts = typeof eventTexts;

export type EventTextName = keyof EventTexts;
export type EventTextColumn = EventTexts[EventTextName]['column'];
/** The texts that the form of an event has a field for. */
export type TypedTextName = {
  [Name in EventTextName]: EventTexts[Name] extends { isTyped: true } ? Name : never;
}[EventTextName];
/** The columns that an import writes. */
export type ImportedTextColumn = {
  [Name in EventTextName]: EventTexts[Name] extends { isImported: true } ? EventTexts[Name]['column'] : never;
}[EventTextName];
/** The texts that hold a URL. */
export type UrlTextName = {
  [Name in EventTextName]: EventTexts[Name] extends { isUrl: true } ? Name : never;
}[EventTextName];

export const eventTextNames = Object.keys(eventTexts) as EventTextName[];

export const typedTextNames = eventTextNames.filter((name): name is TypedTextName => 'isTyped' in eventTexts[name]);

export const importedTextColumns = Object.values(eventTexts).flatMap((text) =>
  'isImported' in text ? [text.column] : [],
);
