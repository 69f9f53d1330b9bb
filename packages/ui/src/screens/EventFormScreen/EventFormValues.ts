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
  /** `HH:MM`; before the beginning it is of the next day. */
  endTime: string;
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

export type EventFieldName = keyof EventFormValues;
