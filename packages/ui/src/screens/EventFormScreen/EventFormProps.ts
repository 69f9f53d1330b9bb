import type { ReactNode } from 'react';
import type { ImageProblem } from '../../components/ImageDrop/ImageDrop';
import type { LookupFieldProps } from '../../components/LookupField/LookupField';
import type { Choice } from '../../internal/Choice';
import type { CategoryTone } from '../../theme/tokens';
import type { EventItem } from '../EventItems';
import type { EventFormLabels } from './EventFormLabels';
import type { EventFieldName, EventFoldName, EventFormValues } from './EventFormValues';
import type { EventDateErrors } from './OtherDates';

export interface EventFormProps {
  labels: EventFormLabels;
  /** The language whose way of writing numbers is understood: `fr`. */
  locale: string;
  values: EventFormValues;
  /** What an event can be. */
  categories: readonly (Choice & { value: CategoryTone })[];
  /** Communes for what is typed as the city. Any other text is taken as well. */
  communes: Pick<LookupFieldProps, 'options' | 'state' | 'onSearch'>;
  /** The first day it may take place, `YYYY-MM-DD`. */
  firstDay: string;
  /** What each folded block holds, in a line. Empty where it holds nothing. */
  summaries: Record<EventFoldName, string>;
  /** The event as lists will show it, but for its picture. Null until it has a category. */
  preview: Omit<EventItem, 'image'> | null;
  image: {
    /** The picture chosen. */
    file: File | null;
    /** The URL of the one that is stored. */
    savedUrl?: string | undefined;
    onFileChange: (file: File | null) => void;
    onReject: (problem: ImageProblem) => void;
  };
  /** What is wrong with what was typed or chosen. */
  errors: Partial<Record<EventFieldName | 'image', string | undefined>>;
  /** What is wrong with the dates after the first, in their order. @default nothing */
  dateErrors?: readonly EventDateErrors[] | undefined;
  /** How often the form was sent: each new attempt focuses the first invalid field again. @default 0 */
  attempt?: number | undefined;
  /** What is said before anything is sent: that a draft is kept. */
  notice?: ReactNode;
  /** Why the server refused. */
  failure?: string | undefined;
  /** Whether it is stored, and the page is about to be left: nothing can be changed then. @default false */
  saved?: boolean | undefined;
  /** Whether the page is left by itself once the event is stored. @default true */
  leavesWhenSaved?: boolean | undefined;
  /** Shows the box that decides it. */
  onLeavesChange?: ((leaves: boolean) => void) | undefined;
  /** Stops the page from being left by itself. Left out where nothing is about to happen. */
  onStay?: (() => void) | undefined;
  /** The page of the event that is stored, for a user who stayed. */
  savedHref?: string | undefined;
  /** @default false */
  submitting?: boolean | undefined;
  cancelHref: string;
  onChange: (changes: Partial<EventFormValues>) => void;
  onSubmit: () => void;
}
