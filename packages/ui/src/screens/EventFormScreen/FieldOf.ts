import type { NamedFieldProps } from '../../internal/ValueFieldProps';
import type { EventFieldName } from './EventFormValues';

/** What the field of a name is given: its texts, its value, what is wrong with it. */
export type FieldOf = (name: EventFieldName) => NamedFieldProps & {
  id: string;
  value: string;
  onValueChange: (value: string) => void;
};
