import { forwardRef } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import { box, row } from '../Checkbox/Checkbox.css';
import * as styles from './Checklist.css';

export interface ChecklistProps extends RootProps<'ul', 'aria-label'> {
  /** What the list is called: « Avant de publier ». */
  label: string;
  /** Each in half a sentence. */
  items: readonly string[];
}

/**
 * A list of things to have ready, to tick one by one. The ticks are the reader's own and are kept nowhere. Renders a `<ul>` of
 * checkboxes that needs no script.
 *
 * For an answer that is sent use Checkbox or ChipGroup.
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
