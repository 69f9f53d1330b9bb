import { style } from '@vanilla-extract/css';
import { displayText } from '../../css/text';
import { enlargedText, from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const endpoints = style({
  display: 'grid',
  gap: 'clamp(1rem, 2.5vw, 1.75rem)',
  '@media': {
    [enlargedText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const plan = style({
  display: 'grid',
  gap: `${vars.space.large} clamp(2rem, 5vw, 4rem)`,
  padding: 'clamp(1.5rem, 5vw, 3.5rem)',
  borderRadius: vars.radius.large,
  backgroundColor: vars.tone.pale,
  color: vars.color.onSticker,
  vars: { [vars.color.ink]: vars.color.onSticker, [vars.color.onInk]: vars.tone.pale },
  '@media': { [from.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

export const planTerms = style({ display: 'grid', justifyItems: 'start', gap: vars.space.medium });

export const planTitle = style({ ...displayText, fontSize: vars.fontSize.title });

export const price = style({ ...displayText, fontSize: vars.fontSize.poster, lineHeight: 0.9 });

export const planItems = style({ display: 'grid', gap: vars.space.xxsmall, fontSize: vars.fontSize.large });

export const note = style({ maxInlineSize: vars.size.measure, fontSize: vars.fontSize.small });
