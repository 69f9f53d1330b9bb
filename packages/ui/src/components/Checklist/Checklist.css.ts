import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  columnGap: vars.space.xlarge,
});

export const item = style({ borderBlockStart: `1px solid ${vars.color.line}` });

export const done = style({
  selectors: { ':checked ~ &': { color: vars.color.inkMuted, textDecoration: 'line-through' } },
});
