import { style } from '@vanilla-extract/css';
import { displayText } from '../../css/text';
import { vars } from '../../theme/contract.css';

/** Emphasised, because most users look for the delay. */
export const delay = style({
  ...displayText,
  color: vars.color.accentText,
  fontSize: vars.fontSize.heading,
  lineHeight: 1.1,
});

export const text = style({ color: vars.color.inkMuted });

export const link = style({ marginBlockStart: 'auto' });
