import { defaultColors } from '@lively/embed/colors';
import { contrast } from '@lively/ui/brand';
import type { BuilderState } from '../builderState';
import { toHex } from './colors';

/** The contrast of two colours of a widget. */
export interface Contrast {
  /** `text` on the ground, or `button` on the ground. */
  readonly pair: 'text' | 'button';
  /** `both` if the theme changes neither colour. */
  readonly theme: 'light' | 'dark' | 'both';
  readonly ratio: number;
  /** The least ratio (WCAG 2.2, AA). */
  readonly needed: number;
  readonly passes: boolean;
}

const needed = { text: 4.5, button: 3 } as const;

/** Lists the contrasts of a widget in the themes that visitors may see. A text that is no colour counts as omitted. */
export function listContrasts({ theme, styles }: Pick<BuilderState, 'theme' | 'styles'>): Contrast[] {
  const themes = theme === 'light' || theme === 'dark' ? [theme] : (['light', 'dark'] as const);
  const isFixed = toHex(styles.ground) !== null && toHex(styles.ink) !== null;
  return (isFixed ? themes.slice(0, 1) : themes).flatMap((each) => {
    const ground = toHex(styles.ground) ?? defaultColors[each].ground;
    const ink = toHex(styles.ink, ground) ?? defaultColors[each].ink;
    const accent = toHex(styles.accent, ground) ?? ink;
    return ([['text', ink] as const, ['button', accent] as const] as const).map(([pair, front]) => {
      const ratio = contrast(front, ground);
      return {
        pair,
        theme: isFixed && themes.length > 1 ? ('both' as const) : each,
        ratio,
        needed: needed[pair],
        passes: ratio >= needed[pair],
      };
    });
  });
}
