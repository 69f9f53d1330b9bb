import { style } from '@vanilla-extract/css';
import { displayText } from '../../css/text';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const form = style({ display: 'grid', gap: vars.space.medium });

export const title = style({ ...displayText, fontSize: vars.fontSize.heading });

export const row = style({
  display: 'grid',
  gap: vars.space.small,
  '@media': { [from.phablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' } },
});

/** Level with the box, under the label's line. */
export const action = style({
  display: 'grid',
  '@media': { [from.phablet]: { paddingBlockStart: '1.6875rem' } },
});
