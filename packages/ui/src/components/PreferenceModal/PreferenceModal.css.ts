import { style } from '@vanilla-extract/css';
import { titleText } from '../../css/text';
import { enlargedText, from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.small,
  '@media': {
    [from.phablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [enlargedText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const tile = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.ground,
  textAlign: 'start',
  transition: `box-shadow ${vars.motion.quick} ${vars.motion.easing}`,
  selectors: {
    '&:hover': { boxShadow: `0 0 0 2px ${vars.color.surface}, 0 0 0 4px ${vars.color.ink}` },
    // The ring marks a family with a chosen member. The text under it states the number, too.
    '&[data-chosen]': { boxShadow: `0 0 0 4px ${vars.tone.text}` },
    '&[data-chosen]:focus-visible': { outlineOffset: '6px' },
  },
});

export const picture = style({ aspectRatio: '9 / 5', overflow: 'hidden' });

export const tileTexts = style({ display: 'grid', alignContent: 'start', padding: vars.space.small });

export const tileTitle = style({
  ...titleText,
  fontSize: 'clamp(1.0625rem, 0.9rem + 0.7vw, 1.3125rem)',
  '@media': { [enlargedText]: { fontSize: vars.fontSize.large } },
  lineHeight: 1.1,
});

export const tileCount = style({ minBlockSize: '1.25rem', fontSize: vars.fontSize.small, lineHeight: '1.25rem' });

export const stack = style({ display: 'grid', gap: vars.space.large });

export const family = style({ ...titleText, marginBlockEnd: vars.space.xsmall, fontSize: vars.fontSize.heading });

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });

/** A chosen preference. Pressing it removes it. */
export const chosen = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.touchable,
  paddingBlock: vars.space.xsmall,
  paddingInline: `${vars.space.medium} ${vars.space.small}`,
  borderRadius: '1.375rem',
  backgroundColor: vars.tone.flood,
  color: vars.tone.onFlood,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'start',
  selectors: { '&:hover:not(:disabled)': { textDecoration: 'line-through' }, '&:disabled': { cursor: 'progress' } },
});
