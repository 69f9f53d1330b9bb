/** One time at which an event takes place, as typed text. */
export interface EventFormDate {
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM`. */
  time: string;
  /** `HH:MM`. A time before the beginning is on the next day. */
  endTime: string;
}

/** The fields above the blocks. */
const essentialNames = [
  'title',
  'category',
  /** `on_site`, `online` or `hybrid`. */
  'attendance',
  'location',
  'date',
  'time',
] as const;

/** The blocks of optional fields, in their order, which `OptionalFields` draws. */
export const eventFolds = {
  times: ['endTime'],
  // Of access needs and features, one entry per line.
  place: ['venue', 'fullAddress', 'accessibility', 'access', 'features'],
  // Years.
  ages: ['minAge', 'maxAge'],
  price: ['price', 'ticketUrl', 'maxCapacity'],
  // Of the programme, one entry per line.
  story: ['description', 'lineup'],
  // What the picture shows; or `on` if it adds nothing to the texts.
  picture: ['image', 'imageText', 'imageDecorative'],
  organizer: ['organizer', 'organizerContact', 'organizerUrl'],
} as const satisfies Record<string, readonly string[]>;

export type EventFoldName = keyof typeof eventFolds;

export const eventFoldNames = Object.keys(eventFolds) as EventFoldName[];

/** A field that holds a single text. */
export type EventFieldName =
  | (typeof essentialNames)[number]
  | Exclude<(typeof eventFolds)[EventFoldName][number], 'image'>;

export const eventFieldNames: readonly EventFieldName[] = [
  ...essentialNames,
  ...Object.values(eventFolds)
    .flat()
    .filter((name) => name !== 'image'),
];

/** The typed values of an event, all as text. Its date and times are those of the first date. */
export type EventFormValues = Record<EventFieldName, string> & {
  /** The dates after the first. */
  otherDates: readonly EventFormDate[];
};
