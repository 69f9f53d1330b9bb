import { box, row } from '../Checkbox/Checkbox.css';
import * as styles from './Checklist.css';

export interface ChecklistProps {
  /** What the list is called: « Avant de publier ». */
  label: string;
  /** Each in half a sentence. */
  items: readonly string[];
}

/**
 * What must be at hand, to tick as one goes. The ticks are the reader's own and are kept nowhere. Renders a `<ul>` of
 * checkboxes that needs no script.
 *
 * For an answer that is sent use Checkbox or ChipGroup.
 */
export function Checklist({ label, items }: ChecklistProps) {
  return (
    <ul className={styles.list} aria-label={label}>
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
}
