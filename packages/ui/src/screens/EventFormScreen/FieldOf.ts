import type { NamedFieldProps } from '../../internal/ValueFieldProps';
import type { EventFieldName } from './EventFormValues';

/** Returns the props of a field by its name: its texts, its value, its error. */
export type FieldOf = (name: EventFieldName) => NamedFieldProps & {
  id: string;
  value: string;
  onValueChange: (value: string) => void;
};
