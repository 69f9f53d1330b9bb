import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const snippet = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.medium });

export const text = style({ maxInlineSize: vars.size.measure });

export const limits = style([
  text,
  { paddingInlineStart: vars.space.medium, borderInlineStart: `4px solid ${vars.color.sun}` },
]);

export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
});

export const copy = style({ justifySelf: 'start' });

/** One line is kept, so that the page does not move with the first copy. */
export const status = style({ minBlockSize: '1.5em', fontWeight: 600 });
