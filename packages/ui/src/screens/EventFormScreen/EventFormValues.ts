/** One time that an event takes place, as it is typed. */
export interface EventFormDate {
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM`. */
  time: string;
  /** `HH:MM`; before the beginning it is of the next day. */
  endTime: string;
}

/** An event as it is typed: every value a text, as the fields hold it. Its date and times are those of the first date. */
export interface EventFormValues extends EventFormDate {
  title: string;
  category: string;
  location: string;
  venue: string;
  /** When it takes place besides. */
  otherDates: readonly EventFormDate[];
  fullAddress: string;
  access: string;
  maxCapacity: string;
  description: string;
  /** One a line. */
  lineup: string;
  /** One a line. */
  features: string;
  organizer: string;
  organizerContact: string;
  price: string;
  ticketUrl: string;
  /** The organizer's page about the event. */
  organizerUrl: string;
}

/** The fields that hold one text. */
export type EventFieldName = Exclude<keyof EventFormValues, 'otherDates'>;
