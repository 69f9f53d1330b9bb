import type { SiteFacts } from '@lively/app/rendering';

export type StorageKeys = SiteFacts['storageKeys'];

/**
 * Writes the inline script that loads the app. It is equal on every page, so that one hash in the policy allows it. It waits
 * until the page is painted in its own fonts, because the app would compete with them on a slow connection. The home page is
 * written for visitors: users get another page there, and see an empty page until the app runs. The same applies to readers whose
 * URL opens another form than the sign-in.
 *
 * A click, typed text or a choice loads the app immediately. They are recorded, and repeated in their order once the app runs.
 * This includes fields that were filled before the script ran, on a slow connection or by a browser that restores them. The
 * browser follows a form that leads to another page. A chosen language is stored immediately; its link gets the search and the
 * hash, which the document does not contain. In development the app reports twice that it runs, because of strict mode.
 */
export function bringApp(modules: readonly string[], keys: StorageKeys): string {
  return `<script data-modules="${modules.join(' ')}">${writeScript(keys)}</script>`;
}

/** Milliseconds after which the app loads without a paint: background tabs never paint. */
const timeoutMs = 3_000;

// After hydration React handles clicks: recorded clicks would be handled twice. Typed text and submits are recorded until the app
// is complete, because fields may still be overwritten. They are read before React resets the field. The user may continue a text
// that is not handed over yet. The app loads no stylesheet that has a link: a completely inlined stylesheet has a disabled link.
// Each link follows the inlined part of its stylesheet, so that later stylesheets still override earlier ones. React detects a
// change only if a field differs from the value last set through React's own property, so `put` bypasses this property. A search
// form submits the typed text, even if React has reset the field. The text of a field that was replaced meanwhile, for example by
// one with suggestions, goes to the field with the same name.
const writeScript = (keys: StorageKeys) =>
  `{
  const { modules } = document.currentScript.dataset;
  const root = document.getElementById('root');
  const link = (style) => {
    const { href, whole } = style.dataset;
    style.after(Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: whole !== undefined, href }));
  };
  let isBrought = false;
  const bring = () => {
    if (isBrought) return;
    isBrought = true;
    document.querySelectorAll('style[data-href]').forEach(link);
    modules.split(' ').forEach((url) => import(url));
  };
  const wait = () => {
    root.dispatchEvent(new Event('wait'));
    bring();
  };
  const isUser = () => {
    try {
      return localStorage.getItem('${keys.session}')?.startsWith('{');
    } catch {}
  };
  let isAwake = false;
  const kept = new Map();
  const typed = new Map();
  const keep = (key, redo) => {
    kept.delete(key);
    kept.set(key, redo);
    wait();
  };
  const handlers = {
    click(event) {
      const button = event.target.closest('button[type=button]');
      if (button) keep(event, () => button.click());
      const choice = event.target.closest('a[hreflang]');
      if (!choice) return;
      Object.assign(choice, { search: location.search, hash: location.hash });
      try {
        localStorage.setItem('${keys.language}', choice.hreflang);
      } catch {}
    },
    input({ target }) {
      if (isAwake && !kept.has(target)) return;
      const { type, checked, value } = target;
      if (type === 'radio' || type === 'checkbox') return keep(target, () => check(target, checked));
      typed.set(target, value);
      keep(target, () => enter(target, value));
    },
    submit(event) {
      const { target, submitter } = event;
      event.stopImmediatePropagation();
      if (target.method === 'get') {
        kept.clear();
        return typed.forEach(put);
      }
      event.preventDefault();
      keep(target, () => target.requestSubmit(submitter));
    },
  };
  const check = (field, checked) => {
    field.checked = !checked;
    field.click();
  };
  const put = (value, typedInto) => {
    const field = typedInto.isConnected ? typedInto : root.querySelector(\`[name="\${typedInto.name}"]\`) || typedInto;
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    return field;
  };
  const enter = (typedInto, value) => put(value, typedInto).dispatchEvent(new Event('change', { bubbles: true }));
  Object.keys(handlers).forEach((name) => root.addEventListener(name, handlers[name], true));
  const leave = (name) => root.removeEventListener(name, handlers[name], true);
  root.addEventListener('hydrate', () => leave('click'));
  root.addEventListener('awake', async () => {
    isAwake = true;
    leave('submit');
    for (const [key, redo] of kept) {
      kept.delete(key);
      redo();
      await new Promise((done) => setTimeout(done, 50));
    }
    leave('input');
  }, { once: true });
  const whenIdle = window.requestIdleCallback || setTimeout;
  const { path } = root.dataset;
  const isOther = path === '/auth' ? /[?&](form|error|confirmed)\\b/.test(location.search) : path === '/' && isUser();
  if (isOther) {
    root.replaceChildren();
    delete root.dataset.path;
    wait();
  } else {
    root.querySelectorAll('input,textarea').forEach((target) => {
      const { type, value, defaultValue, checked, defaultChecked } = target;
      const isFilled = type === 'radio' || type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue;
      if (isFilled) handlers.input({ target });
    });
    addEventListener('load', () => {
      requestAnimationFrame(() => setTimeout(() => document.fonts.ready.then(() => whenIdle(bring))));
      setTimeout(bring, ${timeoutMs});
    });
  }
}`.replace(/\n */g, '');
