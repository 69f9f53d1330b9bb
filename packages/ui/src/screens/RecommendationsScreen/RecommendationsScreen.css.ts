import { style } from '@vanilla-extract/css';
import { edge } from '../../css/edge';
import { hidden } from '../../css/hidden';
import { displayText } from '../../css/text';
import { belowTablet, from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

/** On a phone the first card stands within 300 px. */
const gap = 'clamp(0.5rem, 2.75vw, 2.5rem)';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap,
  paddingInline: edge,
  paddingBlock: `${gap} ${vars.space.huge}`,
});

export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap });

export const title = style({ ...displayText, fontSize: vars.fontSize.poster, lineHeight: 0.9 });

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 42rem) auto',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

/** On a phone the button has an icon and the number, and the list has only its heading. */
export const wideText = style({ '@media': { [belowTablet]: hidden } });
export const preferencesIcon = style({ '@media': { [from.tablet]: { display: 'none' } } });

export const preferenceCount = style({
  minInlineSize: '1.5rem',
  paddingInline: '0.375rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.ink,
  color: vars.color.onInk,
  fontSize: vars.fontSize.small,
  lineHeight: '1.5rem',
});

export const list = style({ display: 'flex', flexDirection: 'column', gap });

/** The banner above it would move what is already visible. */
export const waitingList = style([list, { visibility: 'hidden' }]);

export const listHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.medium,
  // The link moves below the list.
  '@media': { [belowTablet]: { display: 'contents' } },
});

export const heading = style({ ...displayText, fontSize: vars.fontSize.title });

export const announcement = style([wideText, { color: vars.color.inkMuted }]);

export const explanation = style({
  paddingBlock: vars.space.small,
  color: vars.color.ink,
  fontWeight: 600,
  textDecorationThickness: 2,
  textUnderlineOffset: '0.3em',
  marginInlineStart: 'auto',
  '@media': { [belowTablet]: { order: 1 } },
});

export const more = style({ display: 'flex', justifyContent: 'center', marginBlockStart: vars.space.xxlarge });
