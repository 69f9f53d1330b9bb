import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';
import { chip as filterChip, scrolling } from './filterChips';

export const question = style({ display: 'grid', gap: vars.space.xsmall, marginBlockStart: vars.space.xsmall });

export const asked = style({ fontSize: 'inherit', fontWeight: 600 });

/** All options are in the dialog of the place too. */
export const options = style({
  ...scrolling,
  '@media': {
    '(scripting: none)': { flexWrap: 'wrap' },
    [from.tablet]: { flexWrap: 'wrap', marginInline: 0, paddingInline: 0, overflow: 'visible' },
  },
});

export const chip = style(filterChip);
