import { style } from '@vanilla-extract/css';
import { titleText } from '../../css/text';
import { belowTablet, from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const banner = style({
  display: 'grid',
  gap: vars.space.medium,
  padding: `${vars.space.small} ${vars.space.medium}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.band,
  color: vars.color.onBand,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'minmax(12rem, 1fr) auto',
      alignItems: 'center',
      padding: vars.space.large,
    },
  },
});

/** The row of a phone, which opens the rest anywhere. */
export const head = style({ position: 'relative', display: 'flex', justifyContent: 'space-between' });
export const title = style({ ...titleText, fontSize: vars.fontSize.heading });
export const toggle = style({
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  '::after': { content: '""', position: 'absolute', inset: '-0.75rem' },
  '@media': { [from.tablet]: { display: 'none' } },
});
export const arrow = style({ inlineSize: 14, fill: 'currentColor' });
export const text = style({
  marginBlockStart: vars.space.xxsmall,
  color: vars.color.onBandMuted,
  fontSize: vars.fontSize.small,
});
export const suggestions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall, minInlineSize: 0 });

export const suggestion = style({
  display: 'flex',
  maxInlineSize: '100%',
  border: '1.5px solid currentColor',
  borderRadius: vars.radius.pill,
});

const half = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minInlineSize: vars.size.touchable,
  minBlockSize: vars.size.touchable,
  border: 0,
  backgroundColor: 'transparent',
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.onBand, color: vars.color.band },
  },
});

export const accept = style([
  half,
  {
    minInlineSize: 0,
    paddingInline: `${vars.space.medium} ${vars.space.xsmall}`,
    borderRadius: `${vars.radius.pill} 0 0 ${vars.radius.pill}`,
  },
]);
export const label = style({ minInlineSize: 0, paddingBlock: vars.space.xxsmall, lineHeight: 1.2 });
export const dismiss = style([
  half,
  { flex: 'none', justifyContent: 'center', borderRadius: `0 ${vars.radius.pill} ${vars.radius.pill} 0` },
]);

export const icon = style({
  flex: 'none',
  inlineSize: 14,
  blockSize: 14,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
});

/** Last, so that it overrides the display of what it folds. */
export const folded = style({ '@media': { [belowTablet]: { display: 'none' } } });
