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
  /** What the two buttons do: « Un de moins », « Un de plus ». */
  labels: { decrease: string; increase: string };
  /** The language whose way of writing numbers is shown and understood: `fr`. */
  locale: string;
  /** What it holds, where the page decides. `null` is no answer. */
  value?: number | null | undefined;
  /** What it holds at first, where the field keeps what is typed. */
  defaultValue?: number | undefined;
  /** Called at each number that can be read, and with `null` when the field is emptied. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** The least it takes. */
  min?: number | undefined;
  /** The most it takes. */
  max?: number | undefined;
  /** How much its two buttons and the arrow keys add or subtract. @default 1 */
  step?: number | undefined;
}

/**
 * How many: typed, or changed with two buttons and the arrow keys. Leaving it brings it back between `min` and `max`. The
 * form sends it without the language's spaces and commas.
 * Renders an `<input inputmode="numeric">` in a Field.
 *
 * For digits that are not a quantity, such as a postcode, use TextField.
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
            // Base UI describes it in English; the label says enough.
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
