import type { CSSProperties } from 'react';
import type { FieldTexts } from './FieldTexts';
import type { RootProps } from './RootProps';

/**
 * The props of every field. `className` and `style` go to the root of the field; `id`, `ref`, `form`, `onBlur`, `data-*`,
 * `aria-*` and all other attributes go to its control.
 */
export interface NamedFieldProps extends FieldTexts {
  /** The id of the control, for a link from FormErrorSummary. Generated if omitted. */
  id?: string | undefined;
  /** The name of the form field. */
  name: string;
  /** Whether the field must be filled before the form is sent. @default false */
  required?: boolean | undefined;
  /** Whether the field is locked. @default false */
  disabled?: boolean | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** The props of a field with a single text as its value. */
export interface ValueFieldProps extends NamedFieldProps {
  /** The value, if the page controls it. Omit it to let the field keep its own state. */
  value?: string | undefined;
  /** The initial value, if the field keeps its own state. */
  defaultValue?: string | undefined;
  /** Called with the new value at each change, after `onChange`. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** The attributes that a field passes on to its control. */
export type ControlProps<Tag extends 'input' | 'select' | 'textarea'> = RootProps<
  Tag,
  keyof ValueFieldProps | 'aria-describedby' | 'aria-invalid'
>;
