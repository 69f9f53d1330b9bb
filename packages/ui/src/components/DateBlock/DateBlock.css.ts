import { style } from '@vanilla-extract/css';
import { stickerShadow } from '../../css/stickerShadow';
import { displayText, overlineText } from '../../css/text';
import { vars } from '../../theme/contract.css';

export const block = style({
  ...overlineText,
  // Paints the block above the picture, even if the picture is positioned.
  position: 'relative',
  display: 'inline-flex',
  flexDirection: 'column',
  gap: '0.25rem',
  padding: vars.space.small,
  background: vars.color.sticker,
  color: vars.color.onSticker,
  boxShadow: stickerShadow,
  lineHeight: 1,
});

export const day = style({ ...displayText, fontSize: '1.875rem', lineHeight: 0.9 });
