import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const filter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The button takes the remaining height: a neighbour with a value of two lines stretches the filter.
  gridTemplateRows: 'auto 1fr',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
});

export const label = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.tiny, fontWeight: 600 });

/** The button is as high as SortSelect, which is beside it. */
export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  inlineSize: '100%',
  minBlockSize: vars.size.touchable,
  paddingBlock: vars.space.xxsmall,
  // The padding is small on a phone, where two filters are side by side.
  paddingInline: `clamp(0.5rem, 2.5vw, ${vars.space.small})`,
  border: `1.5px solid ${vars.color.ink}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'start',
  selectors: {
    '&:hover': { backgroundColor: vars.color.sunken },
    '&[data-active]': { backgroundColor: vars.color.ink, color: vars.color.onInk },
  },
});

export const icon = style({ display: 'flex', flex: 'none' });

/** A long value wraps and is never cut off. */
export const value = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
