/** One time at which an event takes place, as typed text. */
export interface EventFormDate {
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM`. */
  time: string;
  /** `HH:MM`. A time before the beginning is on the next day. */
  endTime: string;
}

/** The fields that hold a single text. */
export const eventFieldNames = [
  'title',
  'category',
  /** `on_site`, `online` or `hybrid`. */
  'attendance',
  'location',
  'date',
  'time',
  'endTime',
  'venue',
  'fullAddress',
  'access',
  /** One access need per line. */
  'accessibility',
  /** One entry per line. */
  'features',
  'price',
  'ticketUrl',
  'maxCapacity',
  /** Years. */
  'minAge',
  'maxAge',
  'description',
  /** One entry per line. */
  'lineup',
  /** What the picture shows. */
  'imageText',
  /** `on` if the picture adds nothing to the texts. */
  'imageDecorative',
  'organizer',
  'organizerContact',
  /** The organizer's page about the event. */
  'organizerUrl',
] as const;

export type EventFieldName = (typeof eventFieldNames)[number];

/** The typed values of an event, all as text. Its date and times are those of the first date. */
export type EventFormValues = Record<EventFieldName, string> & {
  /** The dates after the first. */
  otherDates: readonly EventFormDate[];
};

/** The blocks of optional fields, in their order. */
export const eventFolds = {
  times: ['endTime'],
  place: ['venue', 'fullAddress', 'accessibility', 'access', 'features'],
  ages: ['minAge', 'maxAge'],
  price: ['price', 'ticketUrl', 'maxCapacity'],
  story: ['description', 'lineup'],
  picture: ['image', 'imageText', 'imageDecorative'],
  organizer: ['organizer', 'organizerContact', 'organizerUrl'],
} as const satisfies Record<string, readonly (EventFieldName | 'image')[]>;

export type EventFoldName = keyof typeof eventFolds;

export const eventFoldNames = Object.keys(eventFolds) as EventFoldName[];
