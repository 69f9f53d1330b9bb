/** An event as it is typed: every value a text, as the fields hold it. */
export interface EventFormValues {
  title: string;
  category: string;
  location: string;
  venue: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM`. */
  time: string;
  maxCapacity: string;
  description: string;
  price: string;
  ticketUrl: string;
  /** The organizer's page about the event. */
  organizerUrl: string;
}

export type EventFieldName = keyof EventFormValues;
