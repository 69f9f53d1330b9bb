import { style } from '@vanilla-extract/css';
import { edge } from '../../css/edge';
import { vars } from '../../theme/contract.css';

export const notice = style({ paddingInline: edge, paddingBlock: vars.space.medium });

/** In sight wherever the page has been scrolled to, over the bars that stay there. A small window keeps half for the page. */
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
