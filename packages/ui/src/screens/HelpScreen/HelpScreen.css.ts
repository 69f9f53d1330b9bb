import { style } from '@vanilla-extract/css';
import { displayText } from '../../css/text';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const categories = style({
  display: 'grid',
  gap: 'clamp(2rem, 4vw, 3rem)',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const category = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  scrollMarginBlockStart: vars.space.large,
});

export const title = style({ ...displayText, fontSize: vars.fontSize.title });

export const text = style({ paddingBlockEnd: vars.space.small, color: vars.color.inkMuted });
