import { globalStyle } from '@vanilla-extract/css';
import { enlargedText } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { focusRing } from './focusRing';

/*
 * The resets that the components need, limited to their own elements: for pages that keep the default margins, bullets and
 * buttons. An element is ours if it has one of our classes, or if its parent has one and it has no class or is an icon. The
 * rules of components and of the page win: except for focused titles, no specificity here is higher than that of an element.
 */
const ours = ':where([class^="ly-"], [class*=" ly-"])';
const inOurs = `${ours} > :where(:not([class]), .lucide)`;
const both = (elements: string) => `${ours}:where(${elements}), ${inOurs}:where(${elements})`;

globalStyle(`${ours}, ${ours}::before, ${ours}::after, ${inOurs}`, { boxSizing: 'border-box' });
globalStyle(both('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset'), { margin: 0 });
globalStyle(both('ul, ol, fieldset'), { padding: 0 });
globalStyle(both('ul, ol'), { listStyle: 'none' });
globalStyle(both('fieldset'), { border: 0, minInlineSize: 0 });
// The text outside of the isolated parts decides the direction: an Arabic venue does not reverse the city after it.
globalStyle(both('bdi'), { unicodeBidi: 'plaintext' });
globalStyle(both('img, svg'), { display: 'block', maxInlineSize: '100%', verticalAlign: 'baseline' });
// The underline of the browser, which Tailwind removes from every link.
globalStyle(both('a[href]'), { textDecoration: 'underline' });
globalStyle(both('button, input, select, textarea'), { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle(both('button'), { appearance: 'button', padding: 0, border: 0, background: 'none', cursor: 'pointer' });
globalStyle(ours, { textWrap: 'pretty' });
globalStyle(both('h1, h2, h3, h4'), { textWrap: 'balance' });
globalStyle(`${ours}:where(:focus-visible)`, focusRing);
globalStyle(`${ours}:where(h1, h2)[tabindex="-1"]:focus-visible`, { outline: 'none', boxShadow: 'none' });

const roots = `${ours}:where(:not(${ours} *))`;

// The outermost elements of the library. These are the values that they would inherit from the body of a page of Lively.
globalStyle(roots, {
  color: vars.color.ink,
  fontFamily: vars.fontFamily.text,
  fontSize: vars.fontSize.medium,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  // Columns of enlarged text do not shrink below their longest word.
  '@media': { [enlargedText]: { overflowWrap: 'break-word', hyphens: 'auto' } },
});

// Scrollbars and controls follow the theme, which is light if no element has `data-theme`.
globalStyle(`${roots}:where(:not([data-theme], [data-theme] *))`, { colorScheme: 'light' });
