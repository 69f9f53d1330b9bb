import { style } from '@vanilla-extract/css';
import { displayText } from '../../css/text';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.size.page} + 2 * ${vars.space.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  paddingBlock: `clamp(1.5rem, 4vw, 3rem) ${vars.space.huge}`,
});

export const head = style({
  display: 'grid',
  gap: vars.space.large,
  '@media': {
    [from.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)', alignItems: 'end' },
  },
});

export const title = style({ ...displayText, fontSize: vars.fontSize.poster, lineHeight: 0.9 });

/** On a phone the order of the list stands beside its length; on a wide page all that filters is on one line. */
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 11rem)',
  gridTemplateAreas: `
    'categories categories'
    'dates dates'
    'city city'
    'count sort'`,
  alignItems: 'end',
  gap: vars.space.small,
  marginBlock: `${vars.space.large} ${vars.space.medium}`,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 16rem) 11rem',
      gridTemplateAreas: `
        'categories categories categories'
        'dates city sort'
        'count count count'`,
    },
  },
});

export const categories = style({ gridArea: 'categories', minInlineSize: 0 });
export const dates = style({ gridArea: 'dates', minInlineSize: 0 });
export const city = style({ gridArea: 'city', minInlineSize: 0 });
export const sort = style({ gridArea: 'sort', minInlineSize: 0 });

export const count = style({
  gridArea: 'count',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.medium,
  minInlineSize: 0,
  minBlockSize: vars.size.touchable,
  fontWeight: 600,
});

export const more = style({ display: 'flex', justifyContent: 'center', marginBlockStart: vars.space.xxlarge });
