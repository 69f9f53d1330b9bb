/** One time that an event takes place, as it is typed. */
export interface EventFormDate {
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM`. */
  time: string;
  /** `HH:MM`; before the beginning it is of the next day. */
  endTime: string;
}

/** The fields that hold one text. */
export const eventFieldNames = [
  'title',
  'category',
  'location',
  'date',
  'time',
  'endTime',
  'venue',
  'fullAddress',
  'access',
  /** One a line. */
  'features',
  'price',
  'ticketUrl',
  'maxCapacity',
  'description',
  /** One a line. */
  'lineup',
  'organizer',
  'organizerContact',
  /** The organizer's page about the event. */
  'organizerUrl',
] as const;

export type EventFieldName = (typeof eventFieldNames)[number];

/** An event as it is typed: every value a text, as the fields hold it. Its date and times are those of the first date. */
export type EventFormValues = Record<EventFieldName, string> & {
  /** When it takes place besides. */
  otherDates: readonly EventFormDate[];
};

/** The blocks of fields that may stay empty, in their order. */
export const eventFolds = {
  times: ['endTime'],
  place: ['venue', 'fullAddress', 'access', 'features'],
  price: ['price', 'ticketUrl', 'maxCapacity'],
  story: ['description', 'lineup'],
  picture: ['image'],
  organizer: ['organizer', 'organizerContact', 'organizerUrl'],
} as const satisfies Record<string, readonly (EventFieldName | 'image')[]>;

export type EventFoldName = keyof typeof eventFolds;

export const eventFoldNames = Object.keys(eventFolds) as EventFoldName[];
