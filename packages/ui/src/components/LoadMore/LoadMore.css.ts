import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const loadMore = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.small,
  paddingBlock: vars.space.large,
  textAlign: 'center',
});

export const shown = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.small });
