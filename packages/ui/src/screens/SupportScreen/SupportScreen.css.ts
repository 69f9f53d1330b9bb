import { style } from '@vanilla-extract/css';
import { titleText } from '../../css/text';
import { vars } from '../../theme/contract.css';

/** Emphasised, because most users look for the delay. */
export const delay = style({
  ...titleText,
  color: vars.color.accentText,
  fontSize: vars.fontSize.heading,
  lineHeight: 1.1,
});

export const text = style({ color: vars.color.inkMuted });

export const link = style({ marginBlockStart: 'auto' });
