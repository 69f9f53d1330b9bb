'use client';

import { forwardRef, useId } from 'react';
import type { Choice } from '../../internal/Choice';
import type { FieldTexts } from '../../internal/FieldTexts';
import type { RootProps } from '../../internal/RootProps';
import { FieldGroup } from '../Field/FieldGroup';
import * as styles from './RadioGroup.css';

/** One answer. */
export interface RadioOption extends Choice {
  /** What follows from it. */
  hint?: string | undefined;
}

/** `id`, `name` and `form` go to its controls, all other attributes to the `<fieldset>`. */
export interface RadioGroupProps
  extends FieldTexts,
    RootProps<'fieldset', keyof FieldTexts | 'defaultValue' | 'role' | 'aria-describedby' | 'aria-invalid'> {
  /** The id of the first button, for a link from FormErrorSummary. Generated where it is left out. */
  id?: string | undefined;
  /** The name under which the form sends the answer. */
  name: string;
  /** The answers, in the order they are read. */
  options: readonly RadioOption[];
  /** The answer, where the page decides. */
  value?: string | undefined;
  /** The answer at first, where the group keeps it. */
  defaultValue?: string | undefined;
  /** Called when an answer is chosen. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Whether one option must be chosen before the form is sent. @default false */
  required?: boolean | undefined;
  /** Whether every option is locked. @default false */
  disabled?: boolean | undefined;
}

/**
 * One of a few answers, all in sight. Renders a `<fieldset role="radiogroup">`.
 *
 * For more than five answers use Select, for several of them ChipGroup.
 */
export const RadioGroup = /* @__PURE__ */ forwardRef<HTMLFieldSetElement, RadioGroupProps>(function RadioGroup(
  { name, form, options, value, defaultValue, onValueChange, required = false, disabled = false, ...group },
  ref,
) {
  const groupId = useId();

  return (
    <FieldGroup {...group} ref={ref} role="radiogroup">
      {(firstId) => (
        <div className={styles.options}>
          {options.map((option, index) => (
            <label key={option.value} className={styles.option}>
              <input
                className={styles.radio}
                type="radio"
                id={index === 0 ? firstId : undefined}
                name={name}
                form={form}
                value={option.value}
                checked={value === undefined ? undefined : value === option.value}
                defaultChecked={value === undefined ? defaultValue === option.value : undefined}
                onChange={() => onValueChange?.(option.value)}
                aria-labelledby={`${groupId}-${option.value}`}
                aria-describedby={option.hint ? `${groupId}-${option.value}-hint` : undefined}
                required={required}
                disabled={disabled}
              />
              <span className={styles.texts}>
                <span id={`${groupId}-${option.value}`}>{option.label}</span>
                {option.hint && (
                  <span className={styles.hint} id={`${groupId}-${option.value}-hint`}>
                    {option.hint}
                  </span>
                )}
              </span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
});
