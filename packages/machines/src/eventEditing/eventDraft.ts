import { type CivilDate, mapNames, type TypedTextName, typedTextNames } from '@lively/engine';
import type { FocalPoint } from '@lively/engine/focalPoint';

/** One date of an event, as the user types it. */
export interface DraftDate {
  /** `YYYY-MM-DD`. */
  readonly date: CivilDate | '';
  /** `HH:MM`. */
  readonly time: string;
  /** `HH:MM`. An end before the beginning is on the next day. */
  readonly endTime: string;
}

/** An event as the fields of the form hold it. Its own date and times are those of the first date. */
export interface EventDraft extends DraftDate, Readonly<Record<TypedTextName, string>> {
  readonly title: string;
  /** A category's slug; empty until one is chosen. */
  readonly category: string;
  /** `on_site`, `online` or `hybrid`. */
  readonly attendance: string;
  /** The city. Kept, but not sent, while the event is online. */
  readonly location: string;
  /** The other dates of the event, in any order. */
  readonly otherDates: readonly DraftDate[];
  /** `on` if the picture adds nothing to the texts, so that it needs no description. */
  readonly imageDecorative: string;
  /** The point of the picture that its cuts keep; null for automatic cuts. */
  readonly imageFocus: FocalPoint | null;
  readonly maxCapacity: string;
  /** Years. */
  readonly minAge: string;
  readonly maxAge: string;
  /** One act or part of the evening per line. */
  readonly lineup: string;
  /** One service per line, for example cloakroom or bar. */
  readonly features: string;
  /** One access need per line. */
  readonly accessibility: string;
}

/** The empty form of a new event. */
export const emptyEventDraft: EventDraft = {
  ...mapNames(typedTextNames, () => ''),
  title: '',
  category: '',
  attendance: 'on_site',
  location: '',
  date: '',
  time: '',
  endTime: '',
  otherDates: [],
  imageDecorative: '',
  imageFocus: null,
  maxCapacity: '',
  minAge: '',
  maxAge: '',
  lineup: '',
  features: '',
  accessibility: '',
};
