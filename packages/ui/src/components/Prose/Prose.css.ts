import { globalStyle, style } from '@vanilla-extract/css';
import { displayText, titleText } from '../../css/text';
import { enlargedText } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const prose = style({
  maxInlineSize: vars.size.measure,
  minInlineSize: 0,
  lineHeight: 1.65,
});

globalStyle(`${prose} > * + *`, { marginBlockStart: vars.space.medium });
globalStyle(`${prose} > * + :is(h2, h3)`, { marginBlockStart: vars.space.xxlarge });
globalStyle(`${prose} > :is(h2, h3) + *`, { marginBlockStart: vars.space.small });

globalStyle(`${prose} :is(h2, h3, h4)`, { ...displayText, scrollMarginBlockStart: vars.space.large });
globalStyle(`${prose} h2`, {
  fontSize: 'clamp(1.625rem, 1.3rem + 1.4vw, 2.375rem)',
  '@media': { [enlargedText]: { fontSize: vars.fontSize.title } },
});
globalStyle(`${prose} h3`, { fontSize: vars.fontSize.heading, lineHeight: 1.1 });
globalStyle(`${prose} h4`, { fontSize: vars.fontSize.large, lineHeight: 1.15 });

globalStyle(`${prose} a`, {
  color: 'inherit',
  fontWeight: 600,
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '0.2em',
});
globalStyle(`${prose} a:hover`, { textDecorationThickness: '3px' });

globalStyle(`${prose} :is(ul, ol)`, { display: 'grid', gap: vars.space.xxsmall, paddingInlineStart: '1.5rem' });
globalStyle(`${prose} ul`, { listStyle: '"–  "' });
globalStyle(`${prose} ol`, { listStyle: 'decimal' });
globalStyle(`${prose} ol > li::marker`, { fontFamily: vars.fontFamily.display, fontWeight: 800 });

globalStyle(`${prose} blockquote`, { ...titleText, fontSize: vars.fontSize.heading, lineHeight: 1.15 });

globalStyle(`${prose} code`, {
  paddingInline: '0.25em',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
  fontFamily: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace',
  fontSize: '0.9em',
});
globalStyle(`${prose} pre`, {
  overflowX: 'auto',
  padding: vars.space.medium,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.band,
  color: vars.color.onBand,
  lineHeight: 1.5,
  textWrap: 'nowrap',
});
globalStyle(`${prose} pre code`, { padding: 0, backgroundColor: 'transparent' });

globalStyle(`${prose} table`, { inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' });
globalStyle(`${prose} caption`, { paddingBlockEnd: vars.space.xsmall, fontWeight: 600, textAlign: 'start' });
globalStyle(`${prose} :is(th, td)`, {
  paddingBlock: vars.space.xsmall,
  paddingInlineEnd: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
// A column is at least as wide as the longest word of its heads: a broken « Recherch/e » is worse than a table that scrolls.
globalStyle(`${prose} th`, { overflowWrap: 'break-word' });

globalStyle(`${prose} thead :is(th, td)`, { borderBlockEnd: `2px solid ${vars.color.ink}` });

globalStyle(`${prose} hr`, { border: 0, borderBlockStart: `2px solid ${vars.color.ink}` });
