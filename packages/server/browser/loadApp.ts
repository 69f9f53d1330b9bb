/*
 * The inline script of each document, which loads the app. It is equal on every page, so that one hash in the policy allows it. It
 * waits until the page is painted in its own fonts, because the app would compete with them on a slow connection. It does not wait
 * where only the frame of a page is written, whose path is empty. The home page is written for visitors: users get another page
 * there, and see only its frame until the app runs. The same applies to readers whose URL opens another form than the sign-in.
 *
 * A click, typed text or a choice loads the app immediately. They are recorded, and repeated in their order once the app runs.
 * This includes fields that were filled before the script ran, on a slow connection or by a browser that restores them. The
 * browser follows a form that leads to another page. A chosen language is stored immediately; its link gets the search and the
 * hash, which the document does not contain. In development the app reports twice that it runs, because of strict mode.
 */

/** The names in the local storage. Inserted by `buildLoadScript`. */
declare const storageKeys: { readonly session: string; readonly language: string };

type Field = HTMLInputElement | HTMLTextAreaElement;

const pause = () => new Promise((done) => setTimeout(done, 50));
/** The pauses after which an input method no longer repeats a word. */
const maxWaits = 20;

/** Milliseconds after which the app loads without a paint: background tabs never paint. */
const timeoutMs = 3_000;

const { modules = '' } = (document.currentScript as HTMLScriptElement).dataset;
const root = document.getElementById('root') as HTMLElement;

let isLoading = false;
function load(): void {
  if (isLoading) return;
  isLoading = true;
  document.querySelectorAll<HTMLStyleElement>('style[data-href]').forEach(linkStyles);
  modules.split(' ').forEach((url) => void import(url));
}

/**
 * Links the whole stylesheet whose used part is inlined. The app loads no stylesheet that has a link: a completely inlined one has
 * a disabled link. Each link follows the inlined part, so that later stylesheets still override earlier ones.
 */
function linkStyles(style: HTMLStyleElement): void {
  const { href, whole } = style.dataset;
  style.after(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: whole !== undefined, href }),
  );
}

function wait(): void {
  root.dispatchEvent(new Event('wait'));
  load();
}

function isUser(): boolean | undefined {
  try {
    return localStorage.getItem(storageKeys.session)?.startsWith('{');
  } catch {
    return false;
  }
}

// After hydration React handles clicks: recorded clicks would be handled twice. Typed text and submits are recorded until the app
// is complete, because fields may still be overwritten. They are read before React resets the field. The user may continue a text
// that is not handed over yet.
let isAwake = false;
// The input method repeats its whole word if React resets the field meanwhile: it must not be restored.
let composing: Field | undefined;
let isComposed = false;
const kept = new Map<object, () => void>();
const typed = new Map<Field, string>();

function keep(key: object, redo: () => void): void {
  kept.delete(key);
  kept.set(key, redo);
  wait();
}

const handlers: Record<string, (event: Event) => void> = {
  click(event) {
    const target = event.target as Element;
    const button = target.closest<HTMLButtonElement>('button[type=button]');
    if (button) {
      root.dataset.pressed = '';
      keep(event, () => button.click());
    }
    const choice = target.closest<HTMLAnchorElement>('a[hreflang]');
    if (!choice) return;
    Object.assign(choice, { search: location.search, hash: location.hash });
    try {
      localStorage.setItem(storageKeys.language, choice.hreflang);
    } catch {}
  },
  compositionstart({ target }) {
    composing = target as Field;
  },
  compositionend({ target }) {
    composing = undefined;
    // React's reset ends a composition, too: the field is empty only afterwards.
    setTimeout(() => (isComposed &&= (target as Field).value !== typed.get(target as Field)));
  },
  beforeinput: restore,
  input(event) {
    isComposed = (event as InputEvent).isComposing;
    read(event.target as Field);
  },
  submit(event) {
    const form = event.target as HTMLFormElement;
    event.stopImmediatePropagation();
    if (form.method === 'get') {
      kept.clear();
      // The form submits the typed text, even if React has reset the field.
      typed.forEach(put);
      return;
    }
    event.preventDefault();
    keep(form, () => form.requestSubmit((event as SubmitEvent).submitter));
  },
};

function read(target: Field): void {
  // The text of a replaced field is part of what its successor has, or is typed again.
  const replaced = [...typed.keys()].filter((field) => field !== target && successorOf(field) === target);
  const wasKept = [target, ...replaced].some((field) => kept.has(field));
  for (const field of replaced) {
    typed.delete(field);
    kept.delete(field);
  }
  if (isAwake && !wasKept) return;
  const { value } = target;
  if (isBox(target)) {
    const { checked } = target;
    keep(target, () => check(target, checked));
    return;
  }
  typed.set(target, value);
  keep(target, () => put(value, target).dispatchEvent(new Event('change', { bubbles: true })));
}

/** Puts back the texts that React has reset before the app took them over: the next key continues them. */
function restore(): void {
  if (isComposed) return;
  for (const [field, value] of typed) if (kept.has(field) && successorOf(field).value !== value) put(value, field);
}

/** Restores the texts before each paint, until the app is complete. */
function restoreTexts(): void {
  restore();
  if (!isAwake) requestAnimationFrame(restoreTexts);
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox';
}

function check(field: HTMLInputElement, checked: boolean): void {
  field.checked = !checked;
  field.click();
}

/** Returns the field itself, or the one with the same name that has replaced it, for example one with suggestions. */
function successorOf(field: Field): Field {
  return (!field.isConnected && root.querySelector<Field>(`[name="${field.name}"]`)) || field;
}

/**
 * Sets the value of a field or its successor. React detects a change only if a field differs from the value last set through React's
 * own property, so this bypasses that property.
 */
function put(value: string, typedInto: Field): Field {
  const field = successorOf(typedInto);
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  return field;
}

function leave(name: string): void {
  root.removeEventListener(name, handlers[name] as EventListener, true);
}

for (const [name, handle] of Object.entries(handlers)) root.addEventListener(name, handle, true);
root.addEventListener('hydrate', () => {
  leave('click');
  restoreTexts();
});
root.addEventListener(
  'awake',
  async () => {
    isAwake = true;
    leave('submit');
    for (const key of kept.keys()) {
      for (let waits = 0; composing?.isConnected || (isComposed && waits < maxWaits); waits++) await pause();
      const redo = kept.get(key);
      kept.delete(key);
      redo?.();
      await pause();
    }
    for (const name of ['compositionstart', 'compositionend', 'beforeinput', 'input']) leave(name);
  },
  { once: true },
);

const { path } = root.dataset;
if (!path) wait();
else if (path === '/auth' ? /[?&](form|error|confirmed)\b/.test(location.search) : path === '/' && isUser()) {
  root.querySelector('main')?.replaceChildren();
  root.dataset.path = '';
  wait();
} else {
  root.querySelectorAll<Field>('input,textarea').forEach((field) => {
    if (isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue) read(field);
  });
  addEventListener('load', () => {
    const whenIdle = window.requestIdleCallback || setTimeout;
    requestAnimationFrame(() => setTimeout(() => document.fonts.ready.then(() => whenIdle(load))));
    setTimeout(load, timeoutMs);
  });
}
