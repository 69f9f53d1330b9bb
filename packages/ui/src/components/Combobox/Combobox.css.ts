import { style } from '@vanilla-extract/css';
import { hideDismissButton } from '../../internal/hideDismissButton';
import { enlargedText } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const group = style({ position: 'relative' });
hideDismissButton(group);

export const input = style({ paddingInlineEnd: `calc(2 * ${vars.size.touchable})`, textOverflow: 'ellipsis' });

export const buttons = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '2px',
  display: 'flex',
  alignItems: 'center',
});

export const button = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: vars.size.touchable,
  blockSize: vars.size.touchable,
  borderRadius: vars.radius.medium,
});

export const arrow = style({ inlineSize: '0.75rem', fill: 'currentColor' });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minBlockSize: vars.size.touchable,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  '@media': { [enlargedText]: { flexWrap: 'wrap', columnGap: vars.space.small, rowGap: 0 } },
  selectors: {
    '&[data-highlighted]': { backgroundColor: vars.color.ink, color: vars.color.onInk },
    '&[data-selected]': { fontWeight: 600 },
  },
});

export const tick = style({ flex: 'none' });

export const empty = style({
  color: vars.color.inkMuted,
  selectors: { '&:not(:empty)': { padding: vars.space.small } },
});
