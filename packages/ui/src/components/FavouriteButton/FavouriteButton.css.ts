import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

/** The heart inside takes its line and its fill from here. */
export const button = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touchable,
  blockSize: vars.size.touchable,
  borderRadius: '50%',
  background: vars.color.sticker,
  color: vars.color.onSticker,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  selectors: {
    '&[aria-pressed="true"]': { color: vars.color.accentFlood, fill: 'currentColor' },
    // The dots of what is still to be sent, on the edge of the disc.
    '&[data-waiting]::after': {
      content: '"…" / ""',
      position: 'absolute',
      insetBlockEnd: '-2px',
      insetInlineEnd: '-4px',
      inlineSize: '1.5em',
      // They stand on the line: the middle of the pill is higher.
      paddingBlockEnd: '0.5em',
      borderRadius: vars.radius.pill,
      background: vars.color.onSticker,
      color: vars.color.sticker,
      fontWeight: 700,
      lineHeight: 0.5,
    },
  },
});
