import { style } from '@vanilla-extract/css';
import { hideDismissButton } from '../../internal/hideDismissButton';
import { vars } from '../../theme/contract.css';
import { box } from '../SearchBox/SearchBox.css';

hideDismissButton(box);

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
