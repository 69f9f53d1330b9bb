import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const options = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const legend = style({ padding: 0, fontWeight: 600 });

export const chosen = style({ marginBlockEnd: vars.space.xsmall, color: vars.color.inkMuted });
