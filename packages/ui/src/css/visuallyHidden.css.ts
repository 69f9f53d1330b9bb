import { style } from '@vanilla-extract/css';
import { hidden } from './hidden';

/** Content for screen readers only. */
export const visuallyHidden = style(hidden);
