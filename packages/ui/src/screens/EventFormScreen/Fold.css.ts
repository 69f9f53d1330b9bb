import { style } from '@vanilla-extract/css';
import { titleText } from '../../css/text';
import { vars } from '../../theme/contract.css';

export const fold = style({ borderBlockStart: `1px solid ${vars.color.line}` });

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.medium,
  rowGap: vars.space.xxsmall,
  alignItems: 'center',
  minBlockSize: vars.size.touchable,
  paddingBlock: vars.space.small,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { color: vars.color.brand } },
});

export const title = style({ ...titleText, gridColumn: '1', fontSize: vars.fontSize.heading, lineHeight: 1.1 });

const line = style({
  gridColumn: '1',
  fontSize: vars.fontSize.small,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});
export const empty = style([line, { color: vars.color.inkMuted }]);
export const filled = style([line, { fontWeight: 600 }]);

export const sign = style({ gridArea: '1 / 2 / span 2', inlineSize: '1.25rem', blockSize: '1.25rem' });

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  paddingBlock: `${vars.space.small} ${vars.space.xlarge}`,
});
