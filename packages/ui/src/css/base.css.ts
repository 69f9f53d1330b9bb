import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { focusRing } from './focusRing';

/*
 * What the components need of a reset, on their own elements alone: for pages that keep the margins, bullets and buttons
 * they have. An element is ours if it has one of our classes, or if it has no class and lies in one that has. Nothing here
 * weighs more than a single element: rules of a component, and all of the page's, are stronger.
 */
const ours = ':where([class^="ly-"], [class*=" ly-"])';
const inOurs = `${ours} > :where(:not([class]), .lucide)`;
const both = (elements: string) => `${ours}:where(${elements}), ${inOurs}:where(${elements})`;

globalStyle(`${ours}, ${ours}::before, ${ours}::after, ${inOurs}`, { boxSizing: 'border-box' });
globalStyle(both('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset'), { margin: 0 });
globalStyle(both('ul, ol, fieldset'), { padding: 0 });
globalStyle(both('ul, ol'), { listStyle: 'none' });
globalStyle(both('fieldset'), { border: 0, minInlineSize: 0 });
// By what stands outside of its isolated parts: an Arabic venue does not turn the city behind it.
globalStyle(both('bdi'), { unicodeBidi: 'plaintext' });
globalStyle(both('img, svg'), { display: 'block', maxInlineSize: '100%' });
globalStyle(both('button, input, select, textarea'), { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle(both('button'), { padding: 0, border: 0, background: 'none', cursor: 'pointer' });
globalStyle(ours, { textWrap: 'pretty' });
globalStyle(both('h1, h2, h3, h4'), { textWrap: 'balance' });
globalStyle(`${ours}:where(:focus-visible)`, focusRing);
globalStyle(`${ours}:where(h1, h2)[tabindex="-1"]:focus-visible`, { outline: 'none', boxShadow: 'none' });

const roots = `${ours}:where(:not(${ours} *))`;

// Where the page ends and the library begins: what our texts would inherit from the body of a page of Lively.
globalStyle(roots, {
  color: vars.color.ink,
  fontFamily: vars.fontFamily.text,
  fontSize: vars.fontSize.medium,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

// Scrollbars and controls as in the theme, which follows the system where no element states one.
globalStyle(`${roots}:where(:not([data-theme], [data-theme] *))`, { colorScheme: 'light dark' });
