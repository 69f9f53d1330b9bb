import { style } from '@vanilla-extract/css';
import { codeFont, overlineText } from '../../css/text';
import { vars } from '../../theme/contract.css';

export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xsmall,
  minInlineSize: 0,
});

export const label = style({ ...overlineText, color: vars.color.inkMuted });

export const code = style({
  ...codeFont,
  overflowX: 'auto',
  margin: 0,
  padding: vars.space.large,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.band,
  color: vars.color.onBand,
  fontSize: vars.fontSize.small,
  lineHeight: 1.6,
});
