import type { CivilDate } from '@lively/engine';

/** An event as it is typed: every value a text, as the fields of the form hold it. */
export interface EventDraft {
  readonly title: string;
  /** A category's slug; empty until one is chosen. */
  readonly category: string;
  /** The city. */
  readonly location: string;
  /** The place in the city. */
  readonly venue: string;
  /** `YYYY-MM-DD`. */
  readonly date: CivilDate | '';
  /** `HH:MM`. */
  readonly time: string;
  readonly maxCapacity: string;
  readonly description: string;
  /** As visitors read it: `25€`, `Gratuit`. */
  readonly price: string;
  /** Where tickets are sold: an `https:` URL. */
  readonly ticketUrl: string;
  /** The organiser's own page of the event: an `https:` URL. */
  readonly organizerUrl: string;
}

/** The form of an event that does not exist yet. */
export const emptyEventDraft: EventDraft = {
  title: '',
  category: '',
  location: '',
  venue: '',
  date: '',
  time: '',
  maxCapacity: '',
  description: '',
  price: '',
  ticketUrl: '',
  organizerUrl: '',
};
