import { style } from '@vanilla-extract/css';
import { titleText } from '../../css/text';
import { vars } from '../../theme/contract.css';

/** A container wide enough for the button beside the input, which the footer's column is not. */
const wide = '(min-width: 28rem)';

export const form = style({ display: 'grid', gap: vars.space.medium, containerType: 'inline-size' });

export const title = style({ ...titleText, fontSize: vars.fontSize.heading });

export const row = style({
  display: 'grid',
  gap: vars.space.small,
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' } },
});

/** Aligns the button with the input, below the line of the label. */
export const action = style({
  display: 'grid',
  '@container': { [wide]: { paddingBlockStart: '1.6875rem' } },
});
