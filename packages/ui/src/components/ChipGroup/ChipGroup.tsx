'use client';

import { forwardRef } from 'react';
import type { Choice } from '../../internal/Choice';
import type { FieldTexts } from '../../internal/FieldTexts';
import type { RootProps } from '../../internal/RootProps';
import type { CategoryTone } from '../../theme/tokens';
import { FieldGroup } from '../Field/FieldGroup';
import * as styles from './ChipGroup.css';

/** The props of ChipGroup. `id`, `name` and `form` go to its controls, all other attributes to the `<fieldset>`. */
export interface ChipGroupProps
  extends FieldTexts,
    RootProps<'fieldset', keyof FieldTexts | 'role' | 'aria-describedby' | 'aria-invalid'> {
  /** The id of the first chip, for a link from FormErrorSummary. Generated if omitted. */
  id?: string | undefined;
  /** The name of the form field that holds the chosen values. */
  name: string;
  /** The options, in the order of reading. */
  options: readonly Choice[];
  /** The chosen values. */
  value: readonly string[];
  /** Called with all chosen values, in the order of the options. */
  onValueChange: (value: string[]) => void;
  /** The category whose colour the chosen chips take. They take the text colour if it is omitted. */
  tone?: CategoryTone | undefined;
  /** Whether the chips are locked. @default false */
  disabled?: boolean | undefined;
}

/**
 * Any number of options, all of them visible. Renders checkboxes in a `<fieldset>`.
 *
 * Use RadioGroup for exactly one option, CategoryChips or DateFilter to filter a list of events.
 */
export const ChipGroup = /* @__PURE__ */ forwardRef<HTMLFieldSetElement, ChipGroupProps>(function ChipGroup(
  { name, form, options, value, onValueChange, tone, disabled = false, ...group },
  ref,
) {
  const toggle = (toggled: string) => {
    const isChosen = (option: Choice) =>
      option.value === toggled ? !value.includes(toggled) : value.includes(option.value);
    onValueChange(options.filter(isChosen).map((option) => option.value));
  };

  return (
    <FieldGroup {...group} ref={ref}>
      {(firstId) => (
        <div className={styles.chips} data-category={tone}>
          {options.map((option, index) => (
            <label key={option.value} className={styles.chip}>
              <input
                className={styles.input}
                type="checkbox"
                id={index === 0 ? firstId : undefined}
                name={name}
                form={form}
                value={option.value}
                checked={value.includes(option.value)}
                onChange={() => toggle(option.value)}
                disabled={disabled}
              />
              <Mark />
              {option.label}
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
});

function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 12 12" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <path className={styles.plus} d="M6 1v10M1 6h10" />
        <path className={styles.tick} d="M1 6.5 4.5 10 11 2" />
      </g>
    </svg>
  );
}
