import bootstrap from 'bootstrap/dist/css/bootstrap.min.css?inline';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import '../../styles';
import '../../css/base.css';
import { Button } from '../../index';
import tailwind from './tailwind.css?inline';

/** The page of a partner, with each kind of element that a reset changes. */
const page = `
  <h1 class="h1 text-lg">Programme</h1><p class="lead mt-4">Trois <a href="#">concerts</a> <small>ce soir</small></p>
  <ul><li>Jazz</li></ul><ol><li>Piano</li></ol><dl><dt>Lieu</dt><dd>Lyon</dd></dl><blockquote>Bravo</blockquote>
  <form><fieldset><legend>Recherche</legend><label>Ville <input class="form-control" value="Lyon"></label>
  <select class="form-select"><option>Jour</option></select><textarea>Note</textarea>
  <input type="checkbox"><button class="btn btn-primary rounded p-2">Chercher</button></fieldset></form>
  <table class="table"><tr><th>Heure</th><td>20 h 30</td></tr></table><figure><svg width="10" height="10"></svg></figure>
  <pre><code>lively</code></pre><hr><details><summary>Plus</summary>Texte</details><div class="card border">Carte</div>`;

const hosts = { 'no stylesheet': '', Bootstrap: bootstrap, 'Tailwind 4': tailwind };
const orders = ['before', 'after'] as const;

afterEach(async () => {
  await emulate('light');
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
});

describe.each(['light', 'dark'] as const)('a system in %s mode', (scheme) => {
  describe.each(Object.keys(hosts) as (keyof typeof hosts)[])('a page with %s', (host) => {
    test.each(orders)('keeps every style with our stylesheets loaded %s its own', async (order) => {
      await emulate(scheme);
      const plain = new Set(listStyles(openPage([hosts[host]])));
      const ours = listStyles(openPage(order === 'before' ? [readOurs(), hosts[host]] : [hosts[host], readOurs()]));
      expect(ours.filter((style) => !plain.has(style))).toEqual([]);
    });
  });
});

test.each(orders)('a Lively button keeps its look with Tailwind loaded %s the styles of Lively', (order) => {
  const without = look(openPage([readOurs()]));
  const [first, last] = order === 'before' ? [tailwind, readOurs()] : [readOurs(), tailwind];
  expect(look(openPage([first, last]))).toEqual(without);
});

test('a Lively element is light in a dark system, unless an element around it asks for another theme', async () => {
  await emulate('dark');
  expect(look(openPage([readOurs()]))['color-scheme']).toBe('light');
  expect(look(openPage([readOurs()]), 'system')['color-scheme']).toBe('light dark');
  expect(look(openPage([readOurs()]), 'dark')['color-scheme']).toBe('dark');
});

async function emulate(scheme: 'light' | 'dark'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: scheme }] });
}

/** Returns the stylesheets that the import of the library added to this page. */
function readOurs(): string {
  return [...document.querySelectorAll('style[data-vite-dev-id]')].map(({ textContent }) => textContent).join('\n');
}

function openPage(stylesheets: readonly string[]): Document {
  const frame = document.body.appendChild(document.createElement('iframe'));
  frame.width = '1024';
  frame.height = '768';
  const opened = frame.contentDocument;
  if (!opened) throw new Error('The frame has no document.');
  opened.open();
  opened.write(`<!doctype html><html lang="fr"><head></head><body>${page}</body></html>`);
  opened.close();
  for (const text of stylesheets) {
    const style = opened.createElement('style');
    style.textContent = text;
    opened.head.append(style);
  }
  return opened;
}

/** Lists the styles of each element and its pseudo-elements: `color of <p>: black`. */
function listStyles(opened: Document): string[] {
  const view = opened.defaultView as Window & typeof globalThis;
  return [opened.documentElement, ...opened.body.querySelectorAll('*'), opened.body].flatMap((element) =>
    [undefined, '::before', '::marker', '::placeholder'].flatMap((part) => {
      const style = view.getComputedStyle(element, part);
      return [...style]
        .filter((name) => !name.startsWith('--lively-'))
        .map((name) => `${name} of <${element.localName}>${part ?? ''}: ${style.getPropertyValue(name)}`);
    }),
  );
}

function look(opened: Document, theme?: string): Record<string, string> {
  const container = opened.body.appendChild(opened.createElement('div'));
  if (theme) container.dataset.theme = theme;
  const root = createRoot(container);
  flushSync(() => root.render(<Button>Réserver</Button>));
  const button = container.querySelector('button');
  if (!button) throw new Error('No button was drawn.');
  const style = (opened.defaultView as Window & typeof globalThis).getComputedStyle(button);
  const names = [
    'background-color',
    'color',
    'padding-inline-start',
    'border-radius',
    'border-top-width',
    'font-weight',
  ];
  return Object.fromEntries(
    [...names, 'color-scheme', 'font-family'].map((name) => [name, style.getPropertyValue(name)]),
  );
}
