import { createElement } from '../src/createElement.ts';
import type { PlaygroundTexts } from './locales/PlaygroundTexts.ts';

/** Creates a text to paste, with a button that copies it. */
export function createSnippet(
  name: keyof PlaygroundTexts['snippets'],
  text: string,
  texts: PlaygroundTexts,
): HTMLElement {
  const { title, hint } = texts.snippets[name];
  const code = createElement('code', {}, text);
  const said = createElement('span', { role: 'status' });
  const copy = createElement('button', { type: 'button', ariaLabel: `${texts.copy}, ${title}` }, texts.copy);
  copy.onclick = async () => {
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    // If the browser refuses the copy, the text is selected instead.
    if (!copied) getSelection()?.selectAllChildren(code);
    said.textContent = copied ? texts.copied : texts.selected;
  };
  const heading = createElement('h2', { id: `${name}-snippet` }, title);
  const section = createElement(
    'section',
    { className: `snippet ${name}` },
    createElement('div', { className: 'bar' }, heading, createElement('div', { className: 'copy' }, said, copy)),
    createElement('p', {}, hint),
    createElement('pre', {}, code),
  );
  section.setAttribute('aria-labelledby', heading.id);
  return section;
}
