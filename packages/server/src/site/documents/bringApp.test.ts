import { expect, test } from 'vitest';
import { bringApp } from './bringApp.ts';

test('a press before the app runs is done once, though strict mode says twice that it runs', async () => {
  let presses = 0;
  const button = { click: () => presses++ };
  const root = Object.assign(new EventTarget(), {
    dataset: { path: '/about' },
    closest: (selector: string) => (selector.startsWith('button') ? button : null),
  });
  runScript(root);
  root.dispatchEvent(new Event('click'));
  expect(presses).toBe(0);
  root.dispatchEvent(new Event('hydrate'));
  root.dispatchEvent(new Event('awake'));
  root.dispatchEvent(new Event('awake'));
  await expect.poll(() => presses).toBe(1);
});

test('a text goes to the field that has replaced its own', async () => {
  class Field extends EventTarget {
    value = '';
  }
  Object.defineProperty(Field.prototype, 'value', {
    set(this: Field & { typed?: string }, value: string) {
      this.typed = value;
    },
  });
  const successor: Field & { typed?: string } = new Field();
  // The event is dispatched on the root: it stands for the field that is gone.
  const gone = { type: 'search', name: 'line', value: 'jazz ce soir', isConnected: false };
  const root = Object.assign(new EventTarget(), gone, {
    dataset: { path: '/explore' },
    querySelector: (selector: string) => (selector === '[name="line"]' ? successor : null),
  });
  runScript(root);
  root.dispatchEvent(new Event('input'));
  root.dispatchEvent(new Event('awake'));
  await expect.poll(() => successor.typed).toBe('jazz ce soir');
});

/** Runs the inline script of a page whose elements are in `root`. */
function runScript(root: EventTarget): void {
  const [, script = ''] = /<script[^>]*>(.*)<\/script>/.exec(bringApp(['/main.js'], keys)) ?? [];
  const document = {
    currentScript: { dataset: { modules: '/main.js' } },
    getElementById: () => root,
    querySelectorAll: () => [],
  };
  new Function('document', 'window', 'addEventListener', script.replace('import(url)', 'url'))(document, {}, () => {});
}

const keys = { session: 'session', language: 'language' };
