import type { ReactNode } from 'react';
import type { FocalPoint } from '../../components/FocalPointPicker/FocalPointPicker';
import type { ImageProblem } from '../../components/ImageDrop/ImageDrop';
import type { LookupFieldProps } from '../../components/LookupField/LookupField';
import type { Choice } from '../../internal/Choice';
import type { PictureSource } from '../../internal/Photo';
import type { CategoryTone } from '../../theme/tokens';
import type { EventItem } from '../EventItems';
import type { EventFormLabels } from './EventFormLabels';
import type { EventFieldName, EventFoldName, EventFormValues } from './EventFormValues';
import type { EventDateErrors } from './OtherDates';

export interface EventFormProps {
  labels: EventFormLabels;
  /** The language in whose format numbers are parsed: `fr`. */
  locale: string;
  values: EventFormValues;
  /** The categories of events. */
  categories: readonly (Choice & { value: CategoryTone })[];
  /** The access needs that an event can declare. */
  needs: readonly Choice[];
  /** The communes that match the typed city. Any other text is accepted too. */
  communes: Pick<LookupFieldProps, 'options' | 'state' | 'onSearch'> & {
    /** What to ask about a city that is not one commune, with answers: the city to write, and its label. @default nothing */
    question?: { text: string; options: readonly Choice[] } | undefined;
  };
  /** The first day allowed for the event, `YYYY-MM-DD`. */
  firstDay: string;
  /** The content of each folded block in one line. Empty for an empty block. */
  summaries: Record<EventFoldName, string>;
  /** The event as lists will show it, without its picture. Null until it has a category. */
  preview: Omit<EventItem, 'image'> | null;
  image: {
    /** The chosen picture. */
    file: File | null;
    /** The URL of the stored picture. */
    savedUrl?: string | undefined;
    onFileChange: (file: File | null) => void;
    onReject: (problem: ImageProblem) => void;
    /** The point that stays visible in cuts; null for automatic cuts. Leave it out where no server cuts the picture. */
    focus?: FocalPoint | null | undefined;
    /** Called with the next point, or with `null` when automatic cuts are restored. */
    onFocusChange?: ((focus: FocalPoint | null) => void) | undefined;
    /** The automatic cuts of the stored picture, if the server has made them. */
    cuts?: Readonly<Record<'card' | 'page', readonly PictureSource[] | undefined>> | undefined;
  };
  /** One error message per invalid field. */
  errors: Partial<Record<EventFieldName | 'image', string | undefined>>;
  /** The error messages of the dates after the first, in their order. @default nothing */
  dateErrors?: readonly EventDateErrors[] | undefined;
  /** The number of submissions: each new one focuses the first invalid field again. @default 0 */
  attempt?: number | undefined;
  /** A notice above the form: a draft is kept. */
  notice?: ReactNode;
  /** The server's reason for rejecting the form. */
  failure?: string | undefined;
  /** Whether the event is stored and the page is about to change: the fields are locked then. @default false */
  saved?: boolean | undefined;
  /** Whether the page of the event opens automatically after the event is stored. @default true */
  leavesWhenSaved?: boolean | undefined;
  /** Called if the user changes `leavesWhenSaved`. Leave it out to hide the checkbox. */
  onLeavesChange?: ((leaves: boolean) => void) | undefined;
  /** Cancels the automatic move to the page of the event. Leave it out if no move is pending. */
  onStay?: (() => void) | undefined;
  /** The page of the stored event, for a user who stayed. */
  savedHref?: string | undefined;
  /** @default false */
  submitting?: boolean | undefined;
  cancelHref: string;
  onChange: (changes: Partial<EventFormValues>) => void;
  onSubmit: () => void;
}
