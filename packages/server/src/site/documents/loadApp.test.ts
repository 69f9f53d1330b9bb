import { expect, test } from 'vitest';
import { buildLoadScript } from './buildLoadScript.ts';

const script = await buildLoadScript({ session: 'session', language: 'language' });

test('a press before the app runs is repeated once, even if the app starts twice in strict mode', async () => {
  let presses = 0;
  const button = { click: () => presses++ };
  const root = Object.assign(createRoot('/about'), {
    closest: (selector: string) => (selector.startsWith('button') ? button : null),
  });
  runScript(root);
  root.dispatchEvent(new Event('click'));
  expect(presses).toBe(0);
  // The app then loads what answers a press.
  expect(root).toMatchObject({ dataset: { pressed: '' } });
  root.dispatchEvent(new Event('hydrate'));
  root.dispatchEvent(new Event('awake'));
  root.dispatchEvent(new Event('awake'));
  await expect.poll(() => presses).toBe(1);
});

test('the value of a field that was filled before the script is passed to the app', async () => {
  const [filled, empty] = [new Field(), new Field()];
  filled.typed = 'jazz';
  const box = { type: 'checkbox', checked: false, defaultChecked: true, presses: 0, click: () => box.presses++ };
  const kept = {
    type: 'checkbox',
    checked: true,
    defaultChecked: true,
    value: 'on',
    defaultValue: '',
    click: expect.fail,
  };
  const root = createRoot('/explore', [filled, empty, box, kept]);
  runScript(root);
  root.dispatchEvent(new Event('awake'));
  await expect.poll(() => box.presses).toBe(1);
  expect([filled.handedOver, empty.handedOver]).toEqual(['jazz', undefined]);
});

test('a text is passed to the field that has replaced its own', async () => {
  const successor = new Field();
  // The event is dispatched on the root, which represents the removed field.
  const gone = { type: 'search', name: 'line', value: 'jazz ce soir', isConnected: false };
  const root = Object.assign(createRoot('/explore'), gone, {
    querySelector: (selector: string) => (selector === '[name="line"]' ? successor : null),
  });
  runScript(root);
  root.dispatchEvent(new Event('input'));
  root.dispatchEvent(new Event('awake'));
  await expect.poll(() => successor.handedOver).toBe('jazz ce soir');
});

test('a text that is still typed while another one is passed to the app is complete', async () => {
  const root = createRoot('/contact');
  const [email, password] = [new Field(), new Field()];
  const type = (field: Field, value: string) => {
    field.typed = value;
    root.dispatchEvent(Object.defineProperty(new Event('input'), 'target', { value: field }));
  };
  runScript(root);
  type(email, 'zoe@exemple.fr');
  type(password, 'une phrase');
  root.dispatchEvent(new Event('awake'));
  expect(email.handedOver).toBe('zoe@exemple.fr');
  type(password, 'une phrase assez longue');
  await expect.poll(() => password.handedOver).toBe('une phrase assez longue');
});

test('a text that React has reset before the app took it over is continued by the next key', async () => {
  const root = createRoot('/explore');
  const field = new Field();
  const dispatch = (type: string) =>
    root.dispatchEvent(Object.defineProperty(new Event(type), 'target', { value: field }));
  runScript(root);
  field.typed = 'co';
  dispatch('input');
  root.dispatchEvent(new Event('hydrate'));
  field.typed = '';
  dispatch('beforeinput');
  expect(field.handedOver).toBe('co');
  field.typed = 'con';
  dispatch('input');
  field.handedOver = undefined;
  dispatch('beforeinput');
  expect(field.handedOver).toBeUndefined();
  root.dispatchEvent(new Event('awake'));
  await expect.poll(() => field.handedOver).toBe('con');
});

test('a word of an input method is not put back, because the method repeats it', () => {
  const root = createRoot('/explore');
  const field = new Field();
  const dispatch = (type: string, isComposing: boolean) =>
    root.dispatchEvent(
      Object.defineProperties(new Event(type), { target: { value: field }, isComposing: { value: isComposing } }),
    );
  runScript(root);
  field.typed = 'th';
  dispatch('input', true);
  field.typed = '';
  dispatch('beforeinput', true);
  expect(field.handedOver).toBeUndefined();
  field.typed = 'thé';
  dispatch('input', false);
  field.typed = '';
  dispatch('beforeinput', false);
  expect(field.handedOver).toBe('thé');
});

/** A field like in the script, which sets the value without the property of React. */
class Field extends EventTarget {
  readonly type = 'text';
  readonly isConnected = true;
  readonly defaultValue = '';
  typed = '';
  handedOver: string | undefined;

  get value(): string {
    return this.typed;
  }

  set value(value: string) {
    if (value) this.handedOver = value;
  }
}

/** Creates a page that contains only its fields. */
function createRoot(path: string, fields: readonly object[] = []): EventTarget {
  return Object.assign(new EventTarget(), { dataset: { path }, querySelectorAll: () => fields });
}

/** Runs the inline script of a page whose elements are in `root`. */
function runScript(root: EventTarget): void {
  // Node does not support a boolean here.
  root.removeEventListener = (name, listener, capture) =>
    EventTarget.prototype.removeEventListener.call(root, name, listener, { capture: capture === true });
  const document = {
    currentScript: { dataset: { modules: '/main.js' } },
    getElementById: () => root,
    querySelectorAll: () => [],
  };
  const none = () => {};
  new Function(
    'document',
    'window',
    'addEventListener',
    'requestAnimationFrame',
    script.replace(/import\((\w+)\)/, '$1'),
  )(document, {}, none, none);
}
