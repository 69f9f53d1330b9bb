import { globalStyle } from '@vanilla-extract/css';
import { enlargedText } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { focusRing } from './focusRing';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset', { margin: 0 });
globalStyle('ul, ol, fieldset', { padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('fieldset', { border: 0, minInlineSize: 0 });
// The text outside of the isolated parts decides the direction: an Arabic venue does not reverse the city after it.
globalStyle('bdi', { unicodeBidi: 'plaintext' });
globalStyle('img, svg', { display: 'block', maxInlineSize: '100%' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle(':where(:focus-visible)', focusRing);
// A title that takes the focus to be read aloud has no action: a ring would suggest one.
globalStyle(':is(h1, h2, main)[tabindex="-1"]:focus-visible', { outline: 'none', boxShadow: 'none' });
globalStyle('button', { padding: 0, border: 0, background: 'none', cursor: 'pointer' });
globalStyle('h1, h2, h3, h4', { textWrap: 'balance' });
globalStyle('[hidden]', { display: 'none !important' });

globalStyle('html', { WebkitTextSizeAdjust: '100%', overflowY: 'scroll' });

globalStyle('body', {
  backgroundColor: vars.color.ground,
  color: vars.color.ink,
  fontFamily: vars.fontFamily.text,
  fontSize: vars.fontSize.medium,
  lineHeight: 1.5,
  textWrap: 'pretty',
  // A place name or a URL must not make the page wider than the window.
  overflowWrap: 'anywhere',
  // Columns of enlarged text do not shrink below their longest word.
  '@media': { [enlargedText]: { overflowWrap: 'break-word', hyphens: 'auto' } },
  WebkitFontSmoothing: 'antialiased',
});
