import { type CivilDate, mapNames, type TypedTextName, typedTextNames } from '@lively/engine';

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
export interface EventDraft extends DraftDate, Readonly<Record<TypedTextName, string>> {
  readonly title: string;
  /** A category's slug; empty until one is chosen. */
  readonly category: string;
  /** The city. */
  readonly location: string;
  /** When it takes place besides, in any order. */
  readonly otherDates: readonly DraftDate[];
  readonly maxCapacity: string;
  /** One act or part of the evening a line. */
  readonly lineup: string;
  /** One service a line: cloakroom, bar. */
  readonly features: string;
}

/** The form of an event that does not exist yet. */
export const emptyEventDraft: EventDraft = {
  ...mapNames(typedTextNames, () => ''),
  title: '',
  category: '',
  location: '',
  date: '',
  time: '',
  endTime: '',
  otherDates: [],
  maxCapacity: '',
  lineup: '',
  features: '',
};
