'use client';

import { useId } from 'react';
import type { Choice } from '../../internal/Choice';
import type { FieldTexts } from '../Field/Field';
import { FieldGroup } from '../Field/FieldGroup';
import * as styles from './RadioGroup.css';

/** One answer. */
export interface RadioOption extends Choice {
  /** What follows from it. */
  hint?: string | undefined;
}

export interface RadioGroupProps extends FieldTexts {
  /** The id of the first button, for a link from FormErrorSummary. Made up where it is left out. */
  id?: string | undefined;
  /** Its name in what the form sends. */
  name: string;
  /** The answers, in the order they are read. */
  options: readonly RadioOption[];
  /** The answer, where the page decides. */
  value?: string | undefined;
  /** The answer at first, where the group keeps it. */
  defaultValue?: string | undefined;
  /** Called when an answer is chosen. */
  onValueChange?: ((value: string) => void) | undefined;
  /** @default false */
  required?: boolean | undefined;
  /** @default false */
  disabled?: boolean | undefined;
}

/**
 * One of a few answers, all in sight. Renders a `<fieldset role="radiogroup">`.
 *
 * For more than five answers use Select, for several of them ChipGroup.
 */
export function RadioGroup({ name, options, value, defaultValue, onValueChange, ...own }: RadioGroupProps) {
  const { required = false, disabled = false, ...texts } = own;
  const groupId = useId();

  return (
    <FieldGroup {...texts} role="radiogroup">
      {(firstId) => (
        <div className={styles.options}>
          {options.map((option, index) => (
            <label key={option.value} className={styles.option}>
              <input
                className={styles.radio}
                type="radio"
                id={index === 0 ? firstId : undefined}
                name={name}
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
}
