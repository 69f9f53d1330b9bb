import { style } from '@vanilla-extract/css';
import { displayText, titleText } from '../css/text';
import { vars } from '../theme/contract.css';

/** The styles of all drawings on the foundation pages, without their text. */
export const sheet = style({
  margin: `${vars.space.large} 0`,
  padding: vars.space.large,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.ground,
  color: vars.color.ink,
  fontFamily: vars.fontFamily.text,
});

export const sheetTitle = style({ ...titleText, marginBlockEnd: vars.space.medium, fontSize: '1.5rem' });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  gap: vars.space.medium,
});

export const swatch = style({ display: 'grid', gap: vars.space.xxsmall, fontSize: '0.8125rem' });
export const chip = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '4.5rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  fontWeight: 600,
});
export const name = style({ fontWeight: 600 });
export const value = style({ color: vars.color.inkMuted, fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' });

export const rows = style({ display: 'grid', gap: vars.space.medium });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '9rem 9rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.medium,
  fontSize: '0.8125rem',
});
export const bar = style({ blockSize: vars.space.medium, backgroundColor: vars.color.accent });
export const square = style({ inlineSize: '5rem', blockSize: '3.5rem', border: `2px solid ${vars.color.ink}` });

export const displaySample = style({ ...displayText, lineHeight: 1.1 });

export const sample = style({ overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis', lineHeight: 1.15 });

export const track = style({
  position: 'relative',
  blockSize: '2rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.sunken,
});
export const runner = style({
  position: 'absolute',
  insetBlock: 4,
  insetInlineStart: 4,
  inlineSize: 24,
  borderRadius: '50%',
  backgroundColor: vars.color.accent,
  transitionProperty: 'inset-inline-start',
  transitionTimingFunction: vars.motion.easing,
  selectors: { [`${track}:hover &`]: { insetInlineStart: 'calc(100% - 28px)' } },
});

export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
  gap: vars.space.small,
  margin: `${vars.space.large} 0`,
});

export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: vars.space.medium,
  fontSize: '0.8125rem',
});
export const icon = style({ display: 'flex', alignItems: 'center', gap: vars.space.small });

export const brands = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
  columnGap: vars.space.medium,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });

/** The sample beside a token: as wide as its column, so that long lengths end there. */
export const tokenSample = style({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  inlineSize: '5.5rem',
  minBlockSize: '2.5rem',
  color: vars.color.ink,
});
export const tokenColor = style({
  flex: 1,
  blockSize: '2.5rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
});
export const tokenBox = style({ blockSize: '1.25rem', backgroundColor: vars.color.accent });
export const tokenSheet = style({
  inlineSize: '3.5rem',
  blockSize: '2rem',
  margin: '0.5rem',
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
});
export const tokenText = style({ fontFamily: vars.fontFamily.text, lineHeight: 1.1 });

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
  gap: vars.space.large,
  margin: `${vars.space.large} 0`,
});
export const choice = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.medium,
  minInlineSize: 0,
  padding: vars.space.large,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.ground,
  color: vars.color.ink,
  fontFamily: vars.fontFamily.text,
});
export const choiceTitle = style({ ...titleText, fontSize: '1.375rem', lineHeight: 1.15 });
export const choiceText = style({ marginBlockStart: vars.space.xsmall, color: vars.color.inkMuted, lineHeight: 1.5 });
export const choiceLink = style({ color: vars.color.ink, fontWeight: 600 });
export const choiceSample = style({ minInlineSize: 0, maxInlineSize: '30rem' });
export const narrowSample = style([choiceSample, { maxInlineSize: '15rem' }]);

export const studio = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: vars.space.large,
  margin: `${vars.space.large} 0`,
  color: vars.color.ink,
  fontFamily: vars.fontFamily.text,
});
export const studioInputs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  alignContent: 'start',
  gap: vars.space.medium,
});
export const studioInput = style({ display: 'grid', gap: vars.space.xxsmall, fontSize: '0.875rem', fontWeight: 600 });
export const studioControl = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: vars.size.touchable,
  padding: vars.space.xxsmall,
  border: `1px solid ${vars.color.ink}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  font: 'inherit',
});
export const studioColumn = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.large,
  minInlineSize: 0,
});
export const studioCode = style({
  overflowX: 'auto',
  margin: `${vars.space.medium} 0 0`,
  padding: vars.space.medium,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.band,
  color: vars.color.onBand,
  fontSize: '0.8125rem',
  lineHeight: 1.5,
});
