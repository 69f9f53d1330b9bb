import { forwardRef } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import { box, row } from '../Checkbox/Checkbox.css';
import * as styles from './Checklist.css';

export interface ChecklistProps extends RootProps<'ul', 'aria-label'> {
  /** The accessible name of the list: « Avant de publier ». */
  label: string;
  /** The items, each half a sentence long. */
  items: readonly string[];
}

/**
 * A list of things to prepare, which the user ticks one by one. The ticks are not stored. Renders a `<ul>` of checkboxes that
 * needs no script.
 *
 * Use Checkbox or ChipGroup for an answer that is sent.
 */
export const Checklist = /* @__PURE__ */ forwardRef<HTMLUListElement, ChecklistProps>(function Checklist(
  { label, items, className, ...root },
  ref,
) {
  return (
    <ul {...root} ref={ref} className={joinClassNames(styles.list, className)} aria-label={label}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <label className={row}>
            <input className={box} type="checkbox" />
            <span className={styles.done}>{item}</span>
          </label>
        </li>
      ))}
    </ul>
  );
});
