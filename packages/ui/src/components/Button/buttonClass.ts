import * as styles from './Button.css';

/** How a button or a link that looks like one presents itself. */
export interface ButtonLook {
  /** What pressing it means. `danger` is for what cannot be undone. @default 'brand' */
  tone?: 'brand' | 'danger' | undefined;
  /**
   * How much it asks for. `strong` once per view, `regular` for the alternative, `light` for the pills
   * beside them, `quiet` for a word in a text.
   * @default 'strong'
   */
  weight?: 'strong' | 'regular' | 'light' | 'quiet' | undefined;
  /** `large` is 52 px high, for the one action of a page. @default 'medium' */
  size?: 'medium' | 'large' | undefined;
  /** As wide as what holds it. @default false */
  fullWidth?: boolean | undefined;
}

/** The classes of that look. */
export function buttonClass({ tone = 'brand', weight = 'strong', size = 'medium', fullWidth = false }: ButtonLook) {
  const names = [styles.button, styles.tones[tone], styles.sizes[size], styles.weights[weight]];
  if (fullWidth) names.push(styles.fullWidth);
  return names.join(' ');
}
