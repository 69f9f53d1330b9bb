import { style } from '@vanilla-extract/css';
import { edge } from '../../css/edge';
import { vars } from '../../theme/contract.css';

export const notice = style({ paddingInline: edge, paddingBlock: vars.space.medium });

/**
 * Sticky, above other sticky bars, so that it is visible at every scroll position. It leaves half of a small window to the page.
 */
export const refused = style([
  notice,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 16,
    maxBlockSize: '50dvb',
    overflowY: 'auto',
    background: vars.color.ground,
  },
]);

export const line = style({ selectors: { '& + &': { marginBlockStart: vars.space.xsmall } } });

export const waiting = style({ fontWeight: 600 });
