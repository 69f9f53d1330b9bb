import { globalStyle, style } from '@vanilla-extract/css';
import { edge } from '../../css/edge';
import { codeFont, displayText, titleText } from '../../css/text';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(2rem, 5vw, 3.5rem)',
  paddingInline: edge,
  paddingBlock: `clamp(1.5rem, 4vw, 3rem) ${vars.space.huge}`,
});

export const header = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.large,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'end',
      columnGap: 'clamp(1.5rem, 3vw, 2.5rem)',
    },
    [from.laptop]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  },
});

export const who = style({ display: 'grid', gap: vars.space.xsmall, minInlineSize: 0 });

export const name = style({ ...displayText, fontSize: vars.fontSize.poster, lineHeight: 0.92 });

export const handles = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.medium,
  fontSize: vars.fontSize.large,
  fontWeight: 600,
});

export const place = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxsmall, fontWeight: 400 });

export const bio = style({
  maxInlineSize: vars.size.measure,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.large,
  whiteSpace: 'pre-line',
});

/** Below the texts, whose width a name in large type needs, or beside them on a laptop. */
export const editing = style({
  '@media': { [from.tablet]: { gridColumn: '2' }, [from.laptop]: { gridColumn: '3' } },
});

export const form = style({ display: 'grid', gap: vars.space.large, maxInlineSize: '52rem' });

export const formTitle = style({ ...displayText, fontSize: vars.fontSize.title });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.large,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const wide = style({ '@media': { [from.tablet]: { gridColumn: '1 / -1' } } });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.medium });

export const tabbed = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.large });

export const events = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.large });

/** An empty list needs no line above it, because the tabs end with one. */
globalStyle(`${events} > section`, { borderBlockStart: 0, paddingBlockStart: 0 });

export const heard = visuallyHidden;

export const announcement = style({ fontWeight: 600, selectors: { '&:empty': { display: 'none' } } });

/** A title on the left and its content on the right, with a line between groups. */
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  paddingBlock: vars.space.xlarge,
  selectors: { '& + &': { borderBlockStart: `2px solid ${vars.color.ink}` } },
  '@media': {
    [from.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: vars.space.xxlarge },
  },
});

export const groupHead = style({ display: 'grid', gap: vars.space.xsmall, alignContent: 'start' });

export const groupTitle = style({ ...titleText, fontSize: vars.fontSize.heading });

export const groupText = style({ maxInlineSize: '28.5em', color: vars.color.inkMuted });

export const groupBody = style({
  display: 'grid',
  gap: vars.space.medium,
  alignContent: 'start',
  maxInlineSize: '40rem',
});

export const switches = style({ display: 'grid' });

export const address = style({ display: 'grid', gap: vars.space.xxsmall });

export const addressValue = style({ fontSize: vars.fontSize.large, fontWeight: 600, overflowWrap: 'anywhere' });

/** A form that replaces the buttons that open it. */
export const settingsForm = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  padding: `clamp(${vars.space.medium}, 3vw, ${vars.space.xlarge})`,
  border: `2px solid ${vars.color.ink}`,
});

export const settingsFormTitle = style({ ...titleText, fontSize: vars.fontSize.large });

export const settingsFormText = style({ display: 'grid', gap: vars.space.small, maxInlineSize: vars.size.measure });

export const language = style({ display: 'grid', gap: vars.space.xsmall, marginBlockEnd: vars.space.small });

export const languageLabel = style({ fontWeight: 600 });

export const reports = style({ display: 'grid', gap: vars.space.small });

export const report = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxsmall} ${vars.space.small}`,
  overflowWrap: 'anywhere',
});

export const tags = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xsmall });

/** A label, not a control: a dialog changes the preferences. */
export const like = style({
  paddingBlock: vars.space.xxsmall,
  paddingInline: vars.space.small,
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
});

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.touchable,
  paddingInline: `${vars.space.medium} ${vars.space.small}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.sunken,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  textAlign: 'start',
  selectors: { '&:hover': { textDecoration: 'line-through' } },
});

/** A list of factors, devices or identities, each with the button that removes it. */
export const keys = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
  paddingBlock: vars.space.small,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const keyTexts = style({ display: 'grid', minInlineSize: 0, flex: '1 1 14rem', overflowWrap: 'anywhere' });

export const keyName = style({ fontWeight: 600 });

/** The QR code beside the key to type instead. */
export const scan = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.large, alignItems: 'center' });

/** Dark on light in both themes, with a quiet zone of four modules: cameras cannot read the reverse. */
export const scanCode = style({
  inlineSize: '12rem',
  aspectRatio: '1',
  backgroundColor: vars.color.ground,
  color: vars.color.ink,
  forcedColorAdjust: 'none',
});

export const secret = style({ display: 'grid', gap: vars.space.xsmall, flex: '1 1 14rem', justifyItems: 'start' });

export const secretText = style({ ...codeFont, fontSize: vars.fontSize.large, overflowWrap: 'anywhere' });

export const open = style({ color: 'inherit', fontWeight: 600 });

export const codes = style({
  ...codeFont,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  gap: `${vars.space.xsmall} ${vars.space.large}`,
  whiteSpace: 'nowrap',
  fontSize: vars.fontSize.large,
});

/** The only content that is printed. */
export const printed = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.large });

globalStyle(`body:has(.${printed}) :not(:has(.${printed}), .${printed}, .${printed} *)`, {
  '@media': { print: { display: 'none' } },
});
