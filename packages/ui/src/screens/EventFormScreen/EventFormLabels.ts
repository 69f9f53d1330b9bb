import type { LookupFieldProps } from '../../components/LookupField/LookupField';
import type { EventFieldName, EventFoldName } from './EventFormValues';

/** Every text of the form. */
export interface EventFormLabels {
  /** « Créer un événement ». */
  title: string;
  /** A sentence under it. */
  text?: string | undefined;
  /** The parts of the form: what every event needs, what may stay empty, the event as it will look. */
  sections: Record<'essentials' | 'more' | 'preview', { title: string; text: string }>;
  /** The name of each folded block, and what it is for, as long as it is empty. */
  folds: Record<EventFoldName, { title: string; empty: string }>;
  fields: Record<EventFieldName | 'image', string>;
  hints: Partial<Record<EventFieldName | 'image', string>>;
  /** At the end of the label's line of what may stay empty: « facultatif ». */
  optional: string;
  otherDates: {
    /** « Ajouter une date ». */
    add: string;
    /** Over them, what each needs. */
    needs: string;
    /** The name of each, from the second on: « Date 2 ». */
    name: (number: number) => string;
    /** « Retirer la date 2 ». */
    remove: (number: number) => string;
  };
  categoryPlaceholder: string;
  communes: LookupFieldProps['labels'];
  /** What the two buttons of the capacity do. */
  capacity: { decrease: string; increase: string };
  image: { choose: string; remove: string };
  /** Beside the frame that cards and pages cut the image to. */
  crop: string;
  /** Under the card that has a poster instead of an image. */
  posterNote: string;
  submit: string;
  submitting: string;
  /** Once it is stored, until the page is left: « C’est fait ». */
  saved: string;
  /** The box that decides whether the page is left by itself, to be read before the form is sent. */
  leaving: { label: string; hint: string };
  /** « Rester ici », during the time before the page is left by itself. */
  stay: string;
  /** « Voir l’événement », for a user who stayed. */
  view: string;
  cancel: string;
  /** « 3 champs à corriger ». */
  errorSummary: string;
}
