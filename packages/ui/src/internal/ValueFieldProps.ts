import type { CSSProperties } from 'react';
import type { FieldTexts } from './FieldTexts';
import type { RootProps } from './RootProps';

/**
 * What every field takes. `className` and `style` go to the field's root; `id`, `ref`, `form`, `onBlur`, `data-*`, `aria-*`
 * and all other attributes go to its control.
 */
export interface NamedFieldProps extends FieldTexts {
  /** The control's id, for a link from FormErrorSummary. Generated where it is left out. */
  id?: string | undefined;
  /** The name under which the form sends its value. */
  name: string;
  /** Whether the field must be filled before the form is sent. @default false */
  required?: boolean | undefined;
  /** Whether the field is locked. @default false */
  disabled?: boolean | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** What a field takes whose value is one text. */
export interface ValueFieldProps extends NamedFieldProps {
  /** Its value, where the page decides. Leave it out to let the field keep what is typed. */
  value?: string | undefined;
  /** Its first value, where the field keeps what is typed. */
  defaultValue?: string | undefined;
  /** Called with the new value at each change, after `onChange`. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** The attributes that a field passes on to its control. */
export type ControlProps<Tag extends 'input' | 'select' | 'textarea'> = RootProps<
  Tag,
  keyof ValueFieldProps | 'aria-describedby' | 'aria-invalid'
>;
