import { style } from '@vanilla-extract/css';
import { edge } from '../../css/edge';
import { displayText, titleText } from '../../css/text';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInline: edge,
  paddingBlock: `clamp(1.5rem, 4vw, 3rem) ${vars.space.huge}`,
});

export const head = style({ display: 'grid', justifyItems: 'start', gap: vars.space.medium });

export const title = style({ ...displayText, fontSize: vars.fontSize.poster, lineHeight: 0.92 });

export const lead = style({ maxInlineSize: vars.size.measure, fontSize: vars.fontSize.large });

export const announcement = style({
  minBlockSize: vars.size.touchable,
  paddingBlock: vars.space.medium,
  fontWeight: 600,
});

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxlarge,
  '@media': {
    [from.laptop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.medium,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `2px solid ${vars.color.ink}`,
});

export const wideSection = style([section, { gridColumn: '1 / -1' }]);

export const sectionTitle = style({ ...titleText, fontSize: vars.fontSize.heading });

export const label = style({ fontSize: vars.fontSize.medium, fontWeight: 600 });

export const note = style({ maxInlineSize: vars.size.measure, color: vars.color.inkMuted });

export const breaking = style({ maxInlineSize: vars.size.measure, overflowWrap: 'anywhere' });

export const breakingLabel = style([label, { overflowWrap: 'anywhere' }]);

export const breakingNote = style([note, { overflowWrap: 'anywhere' }]);

export const checks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: vars.space.medium,
});

export const check = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  alignContent: 'start',
  gap: `${vars.space.xsmall} ${vars.space.small}`,
  padding: vars.space.medium,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface,
});

export const checkText = style({ gridColumn: '1 / -1' });

export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.medium} ${vars.space.xlarge}` });

export const figure = style({ display: 'grid', gap: vars.space.xxsmall });

export const value = style({ ...titleText, fontSize: vars.fontSize.heading });

export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

const line = style({
  display: 'grid',
  gap: `${vars.space.xxsmall} ${vars.space.large}`,
  paddingBlock: vars.space.medium,
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.line}` } },
});

export const row = style([line, { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'baseline' }]);

export const end = style({ gridColumn: 2, gridRow: '1 / 3', alignSelf: 'center', fontWeight: 600 });

export const source = style([
  line,
  { '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } } },
]);

export const change = style([line, { '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } } }]);

export const run = style([line, { gap: vars.space.medium }]);

export const summary = style({
  minBlockSize: vars.size.touchable,
  fontWeight: 600,
  alignContent: 'center',
  cursor: 'pointer',
});

export const records = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
});

export const record = style({
  display: 'grid',
  gap: `${vars.space.xxsmall} ${vars.space.large}`,
  padding: vars.space.medium,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 3fr)' } },
});

export const member = style([
  line,
  {
    justifyItems: 'start',
    rowGap: vars.space.small,
    '@media': {
      [from.laptop]: {
        gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 3fr) auto',
        alignItems: 'center',
      },
    },
  },
]);

export const person = style({ minInlineSize: 0 });

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });
