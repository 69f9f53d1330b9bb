import type { CivilDate } from '@lively/engine';

/** One time that an event takes place, as it is typed. */
export interface DraftDate {
  /** `YYYY-MM-DD`. */
  readonly date: CivilDate | '';
  /** `HH:MM`. */
  readonly time: string;
  /** `HH:MM`; before the beginning it is of the next day. */
  readonly endTime: string;
}

/** An event as it is typed, as the fields of the form hold it. Its date and times are those of the first date. */
export interface EventDraft extends DraftDate {
  readonly title: string;
  /** A category's slug; empty until one is chosen. */
  readonly category: string;
  /** The city. */
  readonly location: string;
  /** The place in the city. */
  readonly venue: string;
  /** When it takes place besides, in any order. */
  readonly otherDates: readonly DraftDate[];
  /** Number, street, postcode. */
  readonly fullAddress: string;
  /** Underground, car park, wheelchairs. */
  readonly access: string;
  readonly maxCapacity: string;
  readonly description: string;
  /** One act or part of the evening a line. */
  readonly lineup: string;
  /** One service a line: cloakroom, bar. */
  readonly features: string;
  /** The name printed on the event. */
  readonly organizer: string;
  /** An e-mail address or a telephone number that everybody may read. */
  readonly organizerContact: string;
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
  endTime: '',
  otherDates: [],
  fullAddress: '',
  access: '',
  maxCapacity: '',
  description: '',
  lineup: '',
  features: '',
  organizer: '',
  organizerContact: '',
  price: '',
  ticketUrl: '',
  organizerUrl: '',
};
