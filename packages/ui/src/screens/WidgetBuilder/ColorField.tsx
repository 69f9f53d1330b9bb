import { control } from '../../components/Field/control.css';
import { Field } from '../../components/Field/Field';
import * as styles from './ColorField.css';

export interface ColorFieldProps {
  label: string;
  /** The name of the form field. */
  name: string;
  error?: string | undefined;
  placeholder: string;
  /** Any CSS colour, or empty. */
  value: string;
  /** The colour as `#RRGGBB`, for the palette of the browser. */
  swatch: string;
  /** The accessible name of the palette: « Palette : Fond ». */
  paletteLabel: string;
  onChange: (value: string) => void;
}

/** A colour, typed as CSS or chosen in the browser's own palette. */
export function ColorField({
  label,
  name,
  error,
  placeholder,
  value,
  swatch,
  paletteLabel,
  onChange,
}: ColorFieldProps) {
  return (
    <Field label={label} error={error} hasLiveError>
      {(wired) => (
        <div className={styles.color}>
          <input
            {...wired}
            className={`${control} ${styles.text}`}
            name={name}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={placeholder}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
          <input
            className={styles.palette}
            type="color"
            aria-label={paletteLabel}
            value={swatch}
            onChange={({ target }) => onChange(target.value)}
          />
        </div>
      )}
    </Field>
  );
}
