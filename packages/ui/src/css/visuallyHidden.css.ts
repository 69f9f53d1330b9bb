import { style } from '@vanilla-extract/css';
import { hidden } from './hidden';

/** Heard, not seen. */
export const visuallyHidden = style(hidden);
