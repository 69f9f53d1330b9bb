import CircleCheck from 'lucide-react/icons/circle-check';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import { Select } from '../../components/Select/Select';
import { TextArea } from '../../components/TextArea/TextArea';
import { ChipRow } from '../../internal/ChipRow';
import type { Choice } from '../../internal/Choice';
import { type BuilderText, BuilderTextField } from './BuilderFilters';
import * as styles from './BuilderLook.css';
import { ColorField, type ColorFieldProps } from './ColorField';

/** One of a few values. */
export interface BuilderChoice {
  label: string;
  options: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
}

/** The contrast of a pair of colours. */
export interface ContrastLine {
  id: string;
  /** « Texte sur fond, en clair : 13,1:1. Lisible. ». */
  text: string;
  passes: boolean;
}

export interface BuilderLookProps {
  theme: BuilderChoice;
  language: BuilderChoice;
  /** The number of events. Leave it out for one event. */
  limit?: BuilderText | undefined;
  /** The greatest width, in pixels. */
  width: BuilderText;
  /** The styles of the site, pasted, and the variables for each colour and font. */
  styles: {
    title: string;
    text: string;
    field: BuilderText;
    /** « 4 variables lues. ». Announced. */
    status: string;
    /** The variables for each colour and font, once some are read. */
    choices: readonly (BuilderChoice & { id: string; usual: string })[];
  };
  colors: readonly ColorFieldProps[];
  fonts: readonly (BuilderText & { id: string })[];
  contrast: { title: string; lines: readonly ContrastLine[] };
}

/** The look of a widget: theme, language, size, colours and fonts, with the contrast of the colours. */
export function BuilderLook({ theme, language, limit, width, styles: pasted, ...props }: BuilderLookProps) {
  const { colors, fonts, contrast } = props;
  return (
    <div className={styles.look}>
      <Named {...theme} />
      <div className={styles.pair}>
        <BuilderSelect name="language" {...language} />
        {limit && <BuilderTextField name="limit" {...limit} />}
        <BuilderTextField name="width" {...width} />
      </div>
      <details className={styles.fold}>
        <summary className={styles.summary}>{pasted.title}</summary>
        <div className={styles.folded}>
          <p className={styles.text}>{pasted.text}</p>
          <TextArea
            name="styles"
            label={pasted.field.label}
            placeholder={pasted.field.placeholder}
            value={pasted.field.value}
            spellCheck={false}
            rows={5}
            onValueChange={pasted.field.onChange}
          />
          <div role="status">{pasted.status}</div>
          {pasted.choices.length > 0 && (
            <div className={styles.pair}>
              {pasted.choices.map(({ id, usual, ...choice }) => (
                <BuilderSelect key={id} name={`variable-${id}`} {...choice} placeholder={usual} />
              ))}
            </div>
          )}
        </div>
      </details>
      <div className={styles.thirds}>
        {colors.map((color) => (
          <ColorField key={color.name} {...color} />
        ))}
      </div>
      <div className={styles.pair}>
        {fonts.map(({ id, ...font }) => (
          <BuilderTextField key={id} name={id} {...font} />
        ))}
      </div>
      <div>
        <h3 className={styles.heading}>{contrast.title}</h3>
        <ul className={styles.lines}>
          {contrast.lines.map(({ id, text, passes }) => {
            const Icon = passes ? CircleCheck : OctagonAlert;
            return (
              <li key={id} className={passes ? styles.line : styles.fault}>
                <Icon size="1.25rem" aria-hidden />
                <span>{text}</span>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

/** A row of chips with a visible label, which its accessible name repeats. */
function Named({ label, ...chips }: BuilderChoice) {
  return (
    <div className={styles.named}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <ChipRow label={label} {...chips} />
    </div>
  );
}

function BuilderSelect({ onChange, ...choice }: BuilderChoice & { name: string; placeholder?: string }) {
  return <Select {...choice} onValueChange={onChange} />;
}
