import * as styles from './Button.css';

/** The appearance of a button, or of a link that looks like a button. */
export interface ButtonLook {
  /** The meaning of the action. Use `danger` if it cannot be undone. @default 'brand' */
  tone?: 'brand' | 'danger' | undefined;
  /**
   * The emphasis: `strong` once per view, `regular` for the alternative, `light` for the small buttons beside them, `quiet` for
   * a word in a text.
   * @default 'strong'
   */
  weight?: 'strong' | 'regular' | 'light' | 'quiet' | undefined;
  /** The height. `large` is 52 px, for the one action of a page. @default 'medium' */
  size?: 'medium' | 'large' | undefined;
  /** Whether the button is as wide as its container. @default false */
  fullWidth?: boolean | undefined;
}

/** Returns the classes of that appearance. */
export function buttonClass({ tone = 'brand', weight = 'strong', size = 'medium', fullWidth = false }: ButtonLook) {
  const names = [styles.button, styles.tones[tone], styles.sizes[size], styles.weights[weight]];
  if (fullWidth) names.push(styles.fullWidth);
  return names.join(' ');
}
