import { style } from '@vanilla-extract/css';
import { displayText, overlineText } from '../../css/text';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const header = style({
  display: 'grid',
  gap: vars.space.large,
  minInlineSize: 0,
});

/** The picture is a strip across a phone, and beside the title in wider windows. */
export const withArt = style([
  header,
  {
    '@media': {
      [from.tablet]: {
        gridTemplateColumns: 'minmax(0, 1fr) clamp(12rem, 28vw, 22rem)',
        columnGap: vars.space.xxlarge,
        alignItems: 'end',
      },
    },
  },
]);

export const texts = style({ display: 'grid', gap: vars.space.medium, justifyItems: 'start', minInlineSize: 0 });

export const overline = style({ ...overlineText, fontSize: vars.fontSize.small });

export const title = style({
  ...displayText,
  maxInlineSize: '100%',
  fontSize: vars.fontSize.poster,
  lineHeight: 0.92,
});

export const lead = style({
  maxInlineSize: '34em',
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.large,
  lineHeight: 1.5,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });

export const art = style({
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.small,
  '@media': { [from.tablet]: { aspectRatio: '1' } },
});
