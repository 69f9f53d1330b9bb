import { style } from '@vanilla-extract/css';
import { edge } from '../../css/edge';
import { displayText } from '../../css/text';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xlarge,
  paddingInline: edge,
  paddingBlock: `clamp(1.5rem, 4vw, 3rem) ${vars.space.huge}`,
});

export const head = style({ display: 'grid', gap: vars.space.medium });

export const title = style({ ...displayText, fontSize: vars.fontSize.poster, lineHeight: 0.92 });

export const text = style({
  maxInlineSize: vars.size.measure,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.large,
});

/** There before any message, so that one that comes is announced; it takes no room while it is empty. */
export const messages = style({
  display: 'grid',
  gap: vars.space.medium,
  selectors: { '&:empty': { display: 'none' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xlarge,
  '@media': {
    [from.laptop]: {
      gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)',
      columnGap: 'clamp(2rem, 5vw, 4.5rem)',
    },
  },
});

export const sections = style({ display: 'grid', gap: vars.space.xlarge, alignContent: 'start' });

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  alignContent: 'start',
  paddingBlockStart: vars.space.large,
  borderBlockStart: `2px solid ${vars.color.ink}`,
});

export const sectionTitle = style({ ...displayText, fontSize: vars.fontSize.heading });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.large,
  '@media': { [from.phablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const dates = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.large });

export const otherDate = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  margin: 0,
  padding: 0,
  paddingInlineStart: vars.space.medium,
  border: 0,
  borderInlineStart: `2px solid ${vars.color.ink}`,
  minInlineSize: 0,
});

export const otherDateName = style({ marginBlockEnd: vars.space.small, padding: 0, fontWeight: 700 });

export const otherDateFields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.medium,
  '@media': { [from.phablet]: { gridTemplateColumns: 'minmax(0, 1.4fr) repeat(2, minmax(0, 1fr))' } },
});

export const side = style({
  '@media': { [from.laptop]: { position: 'sticky', insetBlockStart: vars.space.large, alignSelf: 'start' } },
});

export const poster = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  alignItems: 'end',
  gap: vars.space.medium,
  margin: 0,
});

export const posterPicture = style({ aspectRatio: '4 / 5', overflow: 'hidden', borderRadius: vars.radius.small });

export const posterNote = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.small });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.medium });
