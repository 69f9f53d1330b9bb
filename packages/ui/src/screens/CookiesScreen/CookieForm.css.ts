import { globalStyle, style } from '@vanilla-extract/css';
import { displayText } from '../../css/text';
import { enlargedText, from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  padding: 'clamp(1.25rem, 4vw, 2.25rem)',
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  scrollMarginBlockStart: vars.space.large,
});

export const head = style({ display: 'grid', gap: vars.space.xsmall });

export const title = style({
  ...displayText,
  fontSize: 'clamp(1.625rem, 1.3rem + 1.4vw, 2.375rem)',
  '@media': { [enlargedText]: { fontSize: vars.fontSize.title } },
});

export const text = style({ color: vars.color.inkMuted });

export const categories = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 'clamp(2rem, 5vw, 4rem)',
  '@media': { [from.laptop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const category = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xsmall,
  paddingBlock: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const details = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  maxInlineSize: '40rem',
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.small,
});

export const detail = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  selectors: { '&::before': { content: '"–" / ""' } },
});

export const actions = style({
  display: 'grid',
  gap: vars.space.small,
  '@media': {
    [from.phablet]: { gridTemplateColumns: '1fr 1fr' },
    [from.tablet]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
});

/** A switch that is on only because it is proposed is drawn hollow: it has no effect yet. */
export const proposed = style({});

globalStyle(`${proposed} input:checked`, {
  borderStyle: 'dashed',
  backgroundColor: vars.color.surface,
  '@media': { '(forced-colors: active)': { borderColor: 'ButtonText', backgroundColor: 'ButtonFace' } },
});

globalStyle(`${proposed} input:checked::after`, {
  backgroundColor: vars.color.brand,
  '@media': { '(forced-colors: active)': { backgroundColor: 'ButtonText' } },
});
