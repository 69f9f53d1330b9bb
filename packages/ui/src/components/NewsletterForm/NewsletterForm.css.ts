import { style } from '@vanilla-extract/css';
import { displayText } from '../../css/text';
import { vars } from '../../theme/contract.css';

/** Where the button has room beside a box that an address fits in: not in the column of the footer. */
const wide = '(min-width: 28rem)';

export const form = style({ display: 'grid', gap: vars.space.medium, containerType: 'inline-size' });

export const title = style({ ...displayText, fontSize: vars.fontSize.heading });

export const row = style({
  display: 'grid',
  gap: vars.space.small,
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' } },
});

/** Level with the box, under the label's line. */
export const action = style({
  display: 'grid',
  '@container': { [wide]: { paddingBlockStart: '1.6875rem' } },
});
