'use client';

import { forwardRef, useId } from 'react';
import type { Choice } from '../../internal/Choice';
import type { FieldTexts } from '../../internal/FieldTexts';
import type { RootProps } from '../../internal/RootProps';
import { FieldGroup } from '../Field/FieldGroup';
import * as styles from './RadioGroup.css';

/** One answer. */
export interface RadioOption extends Choice {
  /** The consequence of the answer. */
  hint?: string | undefined;
}

/** The props of RadioGroup. `id`, `name` and `form` go to its controls, all other attributes to the `<fieldset>`. */
export interface RadioGroupProps
  extends FieldTexts,
    RootProps<'fieldset', keyof FieldTexts | 'defaultValue' | 'role' | 'aria-describedby' | 'aria-invalid'> {
  /** The id of the first button, for a link from FormErrorSummary. Generated if omitted. */
  id?: string | undefined;
  /** The name of the form field that holds the answer. */
  name: string;
  /** The answers, in the order of reading. */
  options: readonly RadioOption[];
  /** The chosen answer, if the page controls it. */
  value?: string | undefined;
  /** The initial answer, if the group keeps its own state. */
  defaultValue?: string | undefined;
  /** Called when an answer is chosen. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Whether one option must be chosen before the form is sent. @default false */
  required?: boolean | undefined;
  /** Whether every option is locked. @default false */
  disabled?: boolean | undefined;
}

/**
 * One of a few answers, all of them visible. Renders a `<fieldset role="radiogroup">`.
 *
 * Use Select for more than five answers, ChipGroup for several answers at once.
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
