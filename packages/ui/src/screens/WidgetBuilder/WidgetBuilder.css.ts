import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const builder = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 'clamp(3rem, 7vw, 5.5rem)',
});

export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(2rem, 4vw, 3.5rem)',
  alignItems: 'start',
  '@media': { [from.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)' } },
});

export const settings = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(2.5rem, 5vw, 4rem)',
  minInlineSize: 0,
});

/** Stays in sight beside the settings, which are longer. */
export const preview = style({
  minInlineSize: 0,
  '@media': { [from.laptop]: { position: 'sticky', insetBlockStart: vars.space.large } },
});
