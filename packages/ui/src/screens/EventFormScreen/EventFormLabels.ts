import type { FocalPointPickerProps } from '../../components/FocalPointPicker/FocalPointPicker';
import type { LookupFieldProps } from '../../components/LookupField/LookupField';
import type { EventFieldName, EventFoldName } from './EventFormValues';

/** All texts of the form. */
export interface EventFormLabels {
  /** « Créer un événement ». */
  title: string;
  /** A sentence below the title. */
  text?: string | undefined;
  /** The sections of the form: the required fields, the optional fields, and the preview of the event. */
  sections: Record<'essentials' | 'more' | 'preview', { title: string; text: string }>;
  /** The name of each folded block, and its purpose, which is shown while the block is empty. */
  folds: Record<EventFoldName, { title: string; empty: string }>;
  fields: Record<EventFieldName | 'image', string>;
  hints: Partial<Record<EventFieldName | 'image', string>>;
  /** The note beside the label of an optional field: « facultatif ». */
  optional: string;
  otherDates: {
    /** « Ajouter une date ». */
    add: string;
    /** The requirements of each date, shown above the added dates. */
    needs: string;
    /** The name of a date, from the second one on: « Date 2 ». */
    name: (number: number) => string;
    /** « Retirer la date 2 ». */
    remove: (number: number) => string;
  };
  categoryPlaceholder: string;
  /** Where people take part: « Sur place », « En ligne », or both. */
  attendance: Record<'on_site' | 'online' | 'hybrid', string>;
  communes: LookupFieldProps['labels'];
  /** The labels of the two buttons of an age. */
  age: { decrease: string; increase: string };
  /** The labels of the two buttons of the capacity. */
  capacity: { decrease: string; increase: string };
  image: { choose: string; remove: string };
  /** A note beside the frame that shows how cards crop the image, where its point cannot be chosen. */
  crop: string;
  /** The texts of the point of the image that stays visible. */
  focus: FocalPointPickerProps['labels'] & {
    /** « Cadrage de l’image ». */
    title: string;
    hint: string;
    /** The names of the two cuts. */
    card: string;
    page: string;
  };
  /** A note below a card that has a poster instead of an image. */
  posterNote: string;
  submit: string;
  submitting: string;
  /** Shown after the event is stored, until the page changes: « C’est fait ». */
  saved: string;
  /** The checkbox that decides whether the page of the event opens after the form is stored. */
  leaving: { label: string; hint: string };
  /** Cancels the move to the page of the event: « Rester ici ». */
  stay: string;
  /** The link for a user who stayed: « Voir l’événement ». */
  view: string;
  cancel: string;
  /** « 3 champs à corriger ». */
  errorSummary: string;
}
