import { style } from '@vanilla-extract/css';
import { edge } from '../../css/edge';
import { displayText } from '../../css/text';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const screen = style({
  display: 'grid',
  gap: vars.space.xlarge,
  alignItems: 'center',
  paddingInline: edge,
  paddingBlock: vars.space.xxlarge,
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(14rem, 22rem)' } },
});

export const texts = style({ display: 'grid', gap: vars.space.large, justifyItems: 'start' });

export const title = style({ ...displayText, fontSize: vars.fontSize.poster, lineHeight: 0.92 });

export const text = style({
  maxInlineSize: '26em',
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.large,
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });

export const column = style({ inlineSize: '100%', maxBlockSize: '34rem' });

export const ink = style({ fill: vars.color.ink });
export const brand = style({ fill: vars.color.brand });
export const paper = style({ fill: vars.color.surface });
/** A poster that is still in place, in the colour of its category. */
export const poster = style({ fill: vars.tone.accent });
export const loosePoster = style({ fill: vars.color.accent });
export const motif = style({ fill: vars.color.onSticker });
export const digits = style({
  ...displayText,
  fill: vars.color.onAccentFlood,
  fontSize: '46px',
  textAnchor: 'middle',
});
