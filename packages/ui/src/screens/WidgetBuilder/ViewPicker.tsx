import { visuallyHidden } from '../../css/visuallyHidden.css';
import type { Choice } from '../../internal/Choice';
import * as styles from './ViewPicker.css';
import { ViewPicture, type WidgetViewName } from './ViewPicture';

/** A view to choose. */
export interface WidgetViewOption extends Choice {
  value: WidgetViewName;
  /** What it shows: « Une grille d’affiches ». */
  hint: string;
}

export interface ViewPickerProps {
  /** The accessible name of the group: « Vue ». */
  label: string;
  options: readonly WidgetViewOption[];
  value: WidgetViewName;
  onChange: (value: WidgetViewName) => void;
}

/** One view of a widget, chosen by its picture. Renders radio buttons that look like cards. */
export function ViewPicker({ label, options, value, onChange }: ViewPickerProps) {
  return (
    <fieldset className={styles.views}>
      <legend className={visuallyHidden}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.card}>
          <input
            className={styles.radio}
            type="radio"
            name="view"
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-labelledby={`view-${option.value}`}
            aria-describedby={`view-${option.value}-hint`}
          />
          <ViewPicture view={option.value} />
          <span className={styles.texts}>
            <span className={styles.name} id={`view-${option.value}`}>
              {option.label}
            </span>
            <span className={styles.hint} id={`view-${option.value}-hint`}>
              {option.hint}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
