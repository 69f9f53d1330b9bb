import { style } from '@vanilla-extract/css';
import { stickerShadow } from '../../css/stickerShadow';
import { vars } from '../../theme/contract.css';

/** The icon inherits its stroke and its fill from the button. */
export const button = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touchable,
  blockSize: vars.size.touchable,
  borderRadius: '50%',
  background: vars.color.sticker,
  color: vars.color.onSticker,
  boxShadow: stickerShadow,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  selectors: {
    '&[aria-pressed="true"]': { color: vars.color.accentFlood, fill: 'currentColor' },
  },
});
