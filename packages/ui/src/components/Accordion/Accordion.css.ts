import { style } from '@vanilla-extract/css';
import { titleText } from '../../css/text';
import { vars } from '../../theme/contract.css';

export const accordion = style({ borderBlockEnd: `2px solid ${vars.color.ink}` });

export const item = style({ borderBlockStart: `2px solid ${vars.color.ink}` });

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.medium,
  alignItems: 'center',
  minBlockSize: '3.75rem',
  paddingBlock: vars.space.small,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { color: vars.color.brand } },
});

export const title = style({ ...titleText, gridColumn: '1', fontSize: vars.fontSize.heading, lineHeight: 1.1 });

/** The badge is below the title, so that a long title keeps the whole line. */
export const badge = style({
  gridColumn: '1',
  gridRow: '2',
  justifySelf: 'start',
  marginBlockStart: vars.space.xxsmall,
});

export const sign = style({ gridArea: '1 / 2 / span 2', inlineSize: '1.5rem', blockSize: '1.5rem' });

export const answer = style({
  maxInlineSize: vars.size.measure,
  paddingBlockEnd: vars.space.large,
  paddingInlineEnd: '2.5rem',
  lineHeight: 1.6,
});
