import { languageStorageKey } from '../src/i18n/languages.ts';
import { sessionStorageKey } from '../src/supabase/sessionStorageKey.ts';

/** A stylesheet of the page. */
export interface Sheet {
  url: string;
  /** Whether all its rules are in the page. */
  isWhole: boolean;
}

/**
 * The script that brings the app, the same on every page, so that a policy can name it once. The app comes when the page has
 * been painted in its own letters: on a slow line it would only hold them up. Home is written for visitors: a user, who sees
 * another page there, waits for it without a look at theirs; so does who is led to another form than that of signing in.
 *
 * Whoever presses a button, types or chooses before that brings the app at once; what they did is kept, and done when it is
 * there, one thing after the other. A form that a server answers is the browser's. A language that is chosen is stored at once.
 */
export function bringApp(modules: readonly string[], sheets: readonly Sheet[]): string {
  const list = (isWhole: boolean) => sheets.filter((sheet) => sheet.isWhole === isWhole).map(({ url }) => url);
  const data = { modules, styles: list(false), inlined: list(true) };
  const attributes = Object.entries(data).map(([name, urls]) => ` data-${name}="${urls.join(' ')}"`);
  return `<script${attributes.join('')}>${appScript}</script>`;
}

// The app loads no stylesheet that has a link: one that is inlined whole has a link that is disabled. React takes a change
// for one where a field differs from what it was last set to through the property of its own: hence the detours.
const appScript = `{
  const { modules, styles, inlined } = document.currentScript.dataset;
  const split = (urls) => urls.split(' ').filter(Boolean);
  const root = document.getElementById('root');
  const link = (href, disabled) => {
    const element = document.createElement('link');
    Object.assign(element, { rel: 'stylesheet', disabled, href });
    document.head.append(element);
  };
  let isBrought = false;
  const bring = () => {
    if (isBrought) return;
    isBrought = true;
    split(styles).forEach((href) => link(href, false));
    split(inlined).forEach((href) => link(href, true));
    split(modules).forEach((url) => import(url));
  };
  const isUser = () => {
    try {
      return localStorage.getItem('${sessionStorageKey}')?.startsWith('{');
    } catch {}
  };
  const kept = new Map();
  const keep = (key, redo) => {
    kept.delete(key);
    kept.set(key, redo);
    bring();
  };
  const handlers = {
    click(event) {
      const button = event.target.closest('button[type=button]');
      if (button) keep(event, () => button.click());
      const choice = event.target.closest('a[hreflang]');
      try {
        if (choice) localStorage.setItem('${languageStorageKey}', choice.hreflang);
      } catch {}
    },
    input({ target }) {
      const { type, checked, value } = target;
      keep(target, type === 'radio' || type === 'checkbox' ? () => check(target, checked) : () => enter(target, value));
    },
    submit(event) {
      const { target, submitter } = event;
      if (target.method !== 'dialog') return;
      event.preventDefault();
      keep(target, () => target.requestSubmit(submitter));
    },
  };
  const check = (field, checked) => {
    field.checked = !checked;
    field.click();
  };
  const enter = (field, value) => {
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const names = Object.keys(handlers);
  names.forEach((name) => root.addEventListener(name, handlers[name]));
  root.addEventListener('awake', async () => {
    names.forEach((name) => root.removeEventListener(name, handlers[name]));
    for (const redo of kept.values()) {
      redo();
      await new Promise((done) => setTimeout(done, 50));
    }
  });
  const whenIdle = window.requestIdleCallback || setTimeout;
  const { path } = root.dataset;
  const isOther = path === '/auth' ? /[?&](form|error|confirmed)\\b/.test(location.search) : path === '/' && isUser();
  if (isOther) {
    root.replaceChildren();
    delete root.dataset.path;
    bring();
  } else {
    addEventListener('load', () =>
      requestAnimationFrame(() => setTimeout(() => document.fonts.ready.then(() => whenIdle(bring)))));
  }
}`.replace(/\n */g, '');
