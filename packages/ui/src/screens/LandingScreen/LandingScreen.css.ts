import { style } from '@vanilla-extract/css';
import { displayText } from '../../css/text';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';
import { edge } from '../page/page.css';

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(2rem, 5vw, 3.5rem)',
  paddingInline: edge,
  overflowX: 'clip',
  '@media': { [from.laptop]: { gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)' } },
});

export const texts = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.large,
  minInlineSize: 0,
  paddingBlockStart: 'clamp(1.5rem, 4vw, 3rem)',
  '@media': { [from.laptop]: { paddingBlockEnd: vars.space.xxlarge } },
});

export const headline = style({ ...displayText, fontSize: vars.fontSize.poster, lineHeight: 0.94, textWrap: 'nowrap' });

export const line = style({ display: 'block', '@media': { 'screen and (max-width: 22rem)': { textWrap: 'wrap' } } });

export const city = style({ color: vars.category.music.accent });

export const lead = style({
  maxInlineSize: '44ch',
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.large,
  textWrap: 'pretty',
});

export const band = style({ backgroundColor: vars.color.band, color: vars.color.onBand });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  overflowWrap: 'normal',
  paddingInline: edge,
  '@media': { [from.phablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  paddingBlock: 'clamp(1.75rem, 4vw, 3rem)',
});

export const call = style({
  paddingInline: edge,
  paddingBlock: 'clamp(3rem, 8vw, 6rem)',
  backgroundColor: vars.category.festival.accent,
  color: vars.category.festival.onFlood,
  vars: {
    [vars.color.ink]: vars.category.festival.onFlood,
    [vars.color.onInk]: vars.category.festival.accent,
    [vars.color.brand]: vars.category.festival.onFlood,
    [vars.color.onBrand]: vars.category.festival.accent,
  },
});

export const callTexts = style({ display: 'grid', justifyItems: 'start', gap: vars.space.large });

export const callTitle = style({
  ...displayText,
  maxInlineSize: '14ch',
  fontSize: vars.fontSize.poster,
  lineHeight: 0.92,
});

export const callText = style({ maxInlineSize: '48ch', fontSize: vars.fontSize.large });

export const callActions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });
