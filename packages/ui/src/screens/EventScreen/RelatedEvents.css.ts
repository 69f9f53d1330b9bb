import { globalStyle, style } from '@vanilla-extract/css';
import { edge } from '../../css/edge';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const related = style({
  display: 'grid',
  gap: vars.space.xxlarge,
  paddingInline: edge,
  paddingBlockEnd: vars.space.huge,
});

/** The title is beside a single event, and both fill the row. */
export const single = style({
  '@media': {
    [from.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
      columnGap: vars.space.xlarge,
    },
  },
});

globalStyle(`${single} > ul`, { gridTemplateColumns: 'minmax(0, 1fr)' });
