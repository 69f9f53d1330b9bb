import { style } from '@vanilla-extract/css';
import { edge } from '../../css/edge';
import { displayText } from '../../css/text';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(1.5rem, 4vw, 2.5rem)',
  paddingInline: edge,
  paddingBlock: `clamp(1.5rem, 4vw, 3rem) ${vars.space.huge}`,
});

export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.large });

export const title = style({ ...displayText, fontSize: vars.fontSize.poster, lineHeight: 0.9 });

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 42rem) auto',
      alignItems: 'center',
      justifyContent: 'space-between',
    },
  },
});

/** Reserves the room of the button on a phone, where it would push the content down when it appears. */
export const preferencesRoom = style({ minBlockSize: vars.size.touchable });

export const preferenceCount = style({
  minInlineSize: '1.5rem',
  paddingInline: '0.375rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.ink,
  color: vars.color.onInk,
  fontSize: vars.fontSize.small,
  lineHeight: '1.5rem',
});

export const list = style({ minInlineSize: 0 });

export const listHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.medium,
  marginBlockEnd: vars.space.large,
});

export const heading = style({ ...displayText, fontSize: vars.fontSize.title });

export const announcement = style({ color: vars.color.inkMuted });

export const explanation = style({
  paddingBlock: vars.space.small,
  color: vars.color.ink,
  fontWeight: 600,
  textDecorationThickness: 2,
  textUnderlineOffset: '0.3em',
  '@media': { [from.tablet]: { marginInlineStart: 'auto' } },
});

export const more = style({ display: 'flex', justifyContent: 'center', marginBlockStart: vars.space.xxlarge });
