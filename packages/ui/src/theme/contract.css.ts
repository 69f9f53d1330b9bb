import { createGlobalThemeContract } from '@vanilla-extract/css';
import {
  categoryColors,
  categoryTexts,
  elevation,
  fontFamily,
  fontSize,
  lightColors,
  motion,
  radius,
  size,
  space,
} from './tokens';

/**
 * The names that every theme defines, as CSS custom properties such as `--lively-color-ink-muted`. Components use these and no
 * raw values.
 */
export const vars = createGlobalThemeContract(
  {
    color: lightColors,
    /** The colours of the category in the nearest `data-category`. */
    tone: categoryColors('light').music,
    /** The text colour of each category, which is the only category colour that depends on the theme. */
    categoryText: categoryTexts('light'),
    space,
    radius,
    size,
    fontFamily,
    fontSize,
    motion,
    elevation,
  },
  (_value, path) => `lively-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
);
