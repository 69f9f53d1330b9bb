import { style } from '@vanilla-extract/css';
import { displayText } from '../../css/text';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const empty = style({
  display: 'grid',
  gap: vars.space.large,
  paddingBlock: vars.space.xxlarge,
  borderBlock: `2px solid ${vars.color.ink}`,
  '@media': { [from.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space.xxlarge } },
});

/** An empty Morris column. */
export const column = style({ inlineSize: '5.5rem' });
export const columnRoof = style({ fill: vars.color.brand });
export const columnBody = style({ fill: vars.color.sunken });
export const columnPaper = style({
  fill: 'none',
  stroke: vars.color.inkMuted,
  strokeWidth: 1.5,
  strokeDasharray: '4 3',
});

export const words = style({ display: 'grid', gap: vars.space.medium, justifyItems: 'start', minInlineSize: 0 });
export const title = style({ ...displayText, fontSize: vars.fontSize.title, maxInlineSize: '10.4em' });
export const text = style({ maxInlineSize: vars.size.measure, color: vars.color.inkMuted });
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  marginBlockStart: vars.space.xsmall,
});
