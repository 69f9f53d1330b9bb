'use client';

import { NumberField as BaseNumberField } from '@base-ui/react/number-field';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { forwardRef } from 'react';
import type { ControlProps, NamedFieldProps } from '../../internal/ValueFieldProps';
import { control as controlClass } from '../Field/control.css';
import { Field } from '../Field/Field';
import * as styles from './NumberField.css';

export interface NumberFieldProps
  extends NamedFieldProps,
    Omit<ControlProps<'input'>, 'min' | 'max' | 'step' | 'type'> {
  /** The accessible names of the two buttons: « Un de moins », « Un de plus ». */
  labels: { decrease: string; increase: string };
  /** The language that decides the number format: `fr`. */
  locale: string;
  /** The value, if the page controls it; `null` if the field is empty. */
  value?: number | null | undefined;
  /** The initial value, if the field keeps its own state. */
  defaultValue?: number | undefined;
  /** Called with each valid number, and with `null` when the field is emptied. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** The minimum. */
  min?: number | undefined;
  /** The maximum. */
  max?: number | undefined;
  /** The difference that the two buttons and the arrow keys add or subtract. @default 1 */
  step?: number | undefined;
}

/**
 * A quantity, typed or changed with two buttons and the arrow keys. The value is limited to `min` and `max` when the focus
 * leaves the field. The form sends the number without the separators of the language.
 * Renders an `<input inputmode="numeric">` in a Field.
 *
 * Use TextField for digits that are not a quantity, such as a postcode.
 */
export const NumberField = /* @__PURE__ */ forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(
  {
    id,
    label,
    note,
    hint,
    error,
    className,
    style,
    labels,
    locale,
    name,
    form,
    value,
    defaultValue,
    min,
    max,
    step = 1,
    required,
    disabled,
    onValueChange,
    ...input
  },
  ref,
) {
  return (
    <Field id={id} label={label} note={note} hint={hint} error={error} className={className} style={style}>
      {(control) => (
        <BaseNumberField.Root
          id={control.id}
          locale={locale}
          name={name}
          form={form}
          value={value}
          defaultValue={defaultValue}
          min={min}
          max={max}
          step={step}
          required={required}
          disabled={disabled}
          onValueChange={(number) => onValueChange?.(number)}
          render={<div className={styles.group} />}
        >
          <BaseNumberField.Decrement className={styles.step} aria-label={labels.decrease}>
            <Minus size="1.125rem" aria-hidden />
          </BaseNumberField.Decrement>
          <BaseNumberField.Input
            {...input}
            {...control}
            ref={ref}
            className={`${controlClass} ${styles.input}`}
            // Base UI adds an English role description. The label is enough.
            aria-roledescription={undefined}
          />
          <BaseNumberField.Increment className={styles.step} aria-label={labels.increase}>
            <Plus size="1.125rem" aria-hidden />
          </BaseNumberField.Increment>
        </BaseNumberField.Root>
      )}
    </Field>
  );
});
