import * as styles from './TasteOptions.css';

/** A change that the user can choose, with what it would change in the list. */
export interface TasteOption {
  /** « Moins : Jazz ». */
  label: string;
  /** « 2 événements descendent ». */
  effect?: string | undefined;
  onSelect: () => void;
}

/** Changes that the user can choose from. Renders a `<ul>`. */
export function TasteOptions({ label, options }: { label: string; options: readonly TasteOption[] }) {
  return (
    <ul className={styles.options} aria-label={label}>
      {options.map(({ label, effect, onSelect }) => (
        <li key={label}>
          <button type="button" className={styles.option} onClick={onSelect}>
            <span className={styles.label}>{label}</span> {effect && <span className={styles.effect}>{effect}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
