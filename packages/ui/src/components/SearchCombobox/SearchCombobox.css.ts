import { globalStyle, style } from '@vanilla-extract/css';
import { markedWords } from '../../css/markedWords';
import { hideDismissButton } from '../../internal/hideDismissButton';
import { vars } from '../../theme/contract.css';

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  flex: 1,
  minInlineSize: 0,
});
globalStyle(`${field} > *`, { gridArea: '1 / 1' });
hideDismissButton(field);

/** Below the input, with the same text at the same place. */
export const layer = style({
  // The button that clears the input is at its end.
  marginInline: `${vars.space.small} calc(${vars.space.small} + 1.25rem)`,
  paddingBlock: vars.space.xxsmall,
  overflow: 'hidden',
  color: 'transparent',
  whiteSpace: 'pre',
  '@media': { '(forced-colors: active)': { display: 'none' } },
});

export const mark = style(markedWords);

export const popup = style({ maxBlockSize: 'min(26rem, var(--available-height))' });

export const group = style({
  selectors: { '& + &': { marginBlockStart: vars.space.xsmall } },
});

export const groupLabel = style({
  paddingBlock: vars.space.xxsmall,
  paddingInline: vars.space.small,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
});

/** Names wrap and are never cut off, so that users can distinguish them. */
export const option = style({
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: 0,
  overflowWrap: 'anywhere',
});

export const note = style({ fontSize: vars.fontSize.small, opacity: 0.8 });
