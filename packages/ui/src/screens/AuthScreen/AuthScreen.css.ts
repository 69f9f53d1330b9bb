import { globalStyle, style } from '@vanilla-extract/css';
import { displayText } from '../../css/text';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

/** The footer stands below the first screen: the providers arrive late and would move it. */
export const screen = style({
  display: 'grid',
  minBlockSize: '100svh',
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const column = style({
  display: 'grid',
  alignContent: 'start',
  paddingInline: vars.space.gutter,
  paddingBlock: `clamp(1.5rem, 6vw, 5rem) ${vars.space.huge}`,
  // The form has half of a wide window, and starts at the same line as the logo.
  '@media': { [from.tablet]: { paddingInlineStart: `max(${vars.space.gutter}, 100% - ${vars.size.page} / 2)` } },
});

export const panel = style({ display: 'grid', gap: vars.space.large, inlineSize: '100%', maxInlineSize: '27rem' });

export const heading = style({ display: 'grid', gap: vars.space.small });

export const title = style({
  ...displayText,
  fontSize: vars.fontSize.title,
  lineHeight: 0.98,
  selectors: { '&:focus:not(:focus-visible)': { outline: 'none' } },
});

export const text = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.large });

export const form = style({ display: 'grid', gap: vars.space.large });

export const passwordGroup = style({ display: 'grid', justifyItems: 'end' });

export const passwordField = style({ inlineSize: '100%' });

export const captchaTitle = style({ padding: 0, marginBlockEnd: '0.375rem', fontWeight: 600, lineHeight: 1.3 });

/** As high as the widget, so that nothing moves when the widget loads. */
export const captchaPlace = style({ minBlockSize: '65px', color: vars.color.inkMuted });

export const otherWay = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xsmall,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** Fills its half to the edges of the window. Hidden in a narrow window, where it would only make the page longer. */
export const art = style({
  display: 'none',
  position: 'relative',
  overflow: 'hidden',
  '@media': { [from.tablet]: { display: 'grid' } },
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.medium });

export const providers = style({ display: 'grid', gap: vars.space.medium });

export const providersTitle = style({ fontSize: vars.fontSize.medium, fontWeight: 600 });

export const terms = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.small });

globalStyle(`${terms} a`, { color: 'inherit', fontWeight: 600 });
