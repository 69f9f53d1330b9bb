import { globalStyle, style } from '@vanilla-extract/css';
import { titleText } from '../../css/text';
import { enlargedText, from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

/** The picture is beside the texts. The answers are below both on a phone, where a thumb reaches them, and below the texts elsewhere. */
export const option = style({
  display: 'grid',
  gridTemplateColumns: 'clamp(6rem, 30%, 9rem) minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.medium,
  paddingBlockStart: vars.space.large,
  borderBlockStart: `2px solid ${vars.color.line}`,
  selectors: { '&[data-leads]': { borderBlockStartColor: vars.color.ink } },
  '@media': {
    [enlargedText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [from.tablet]: {
      gridTemplateColumns: '9rem minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space.large,
    },
  },
});

export const media = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4 / 5',
  '@media': {
    [enlargedText]: { aspectRatio: '8 / 5' },
    [from.tablet]: { gridRow: 'span 2' },
  },
  borderRadius: vars.radius.small,
  backgroundColor: vars.tone.accent,
});

globalStyle(`${media} > :is(img, svg), ${media} > picture > img`, {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '50% 20%',
});

export const body = style({ display: 'grid', gap: vars.space.xsmall, minInlineSize: 0 });

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });

export const title = style({
  ...titleText,
  fontSize: vars.fontSize.heading,
  lineHeight: 1.05,
});

export const link = style({
  color: 'inherit',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '0.15em',
  borderRadius: vars.radius.small,
});

export const place = style({ color: vars.color.inkMuted });

export const tally = style({ fontWeight: 600 });

export const voices = style({ display: 'grid', gap: vars.space.xxsmall, fontSize: vars.fontSize.small });

export const voice = style({ display: 'flex', gap: vars.space.xsmall });

export const voiceLabel = style({ flex: 'none', fontWeight: 600 });

export const foot = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space.small,
  minInlineSize: 0,
  '@media': { [from.tablet]: { gridColumn: 'auto', maxInlineSize: '28rem' } },
});
