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
 * The names every theme fills, as CSS custom properties such as `--lively-color-ink-muted`.
 * Components read these and no raw value.
 */
export const vars = createGlobalThemeContract(
  {
    color: lightColors,
    /** The colours of the category that the nearest `data-category` names. */
    tone: categoryColors('light').music,
    /** Of each category, what the theme changes: its colour as text. */
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
