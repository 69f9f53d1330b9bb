import { DEFAULT_SCRIPT_ID } from '@marsidev/react-turnstile';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lea } from '../../test/createTestBackend';
import { renderRoute } from '../../test/renderRoute';
import { startsWith } from '../../test/startsWith';
import { t } from '../../test/t';

type Widget = NonNullable<Parameters<NonNullable<Window['turnstile']>['render']>[1]>;
type Opened = Awaited<ReturnType<typeof renderRoute>>;

/** The rendered widgets, the newest last. Each answers when the test makes it. */
let widgets: Widget[];
const latest = () => widgets.at(-1) as Widget;
const solve = (token: string) => act(async () => latest().callback?.(token));
const script = () => waitFor(() => document.getElementById(DEFAULT_SCRIPT_ID) ?? expect.fail('There is no script.'));

/** Simulates the load of Turnstile's script. */
async function loadScript() {
  const element = await script();
  const render = (_: unknown, widget: Widget = { sitekey: '' }) => `widget ${widgets.push(widget)}`;
  Object.assign(window, { turnstile: { render, remove: () => {} } });
  fireEvent.load(element);
  await waitFor(() => expect(widgets).toHaveLength(1));
}

async function logIn({ user, page }: Opened) {
  await user.type(await page().findByLabelText(startsWith(t('auth:fields.email'))), 'lea@exemple.fr');
  await user.type(page().getByLabelText(startsWith(t('auth:fields.password'))), 'une nuit de jazz');
  await user.click(page().getByRole('button', { name: t('auth:submits.login') }));
}

const guarded = (name: RegExp) => screen.findByRole('group', { name });
const refuse = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

beforeEach(() => {
  widgets = [];
  vi.stubEnv('VITE_TURNSTILE_SITE_KEY', '1x00000000000000000000AA');
});

afterEach(() => {
  // The cleanup removes shown widgets through it.
  cleanup();
  document.getElementById(DEFAULT_SCRIPT_ID)?.remove();
  Reflect.deleteProperty(window, 'turnstile');
});

test('the captcha is not loaded without a key', async () => {
  vi.stubEnv('VITE_TURNSTILE_SITE_KEY', '');
  const logInService = vi.fn(async () => lea);
  const opened = await renderRoute('/auth', { authForms: { logIn: logInService } });
  await logIn(opened);
  expect(logInService).toHaveBeenCalledExactlyOnceWith(expect.anything(), expect.any(AbortSignal));
  expect(document.getElementById(DEFAULT_SCRIPT_ID)).toBeNull();
});

test('the widget has the language of the page, and the form contains its token', async () => {
  const logInService = vi.fn(async () => lea);
  const opened = await renderRoute('/auth', { authForms: { logIn: logInService } });
  await guarded(/^Vérification anti-robot$/);
  await loadScript();
  expect(latest()).toMatchObject({ sitekey: '1x00000000000000000000AA', language: 'fr', theme: 'auto' });
  await solve('first');
  await logIn(opened);
  await waitFor(() => expect(logInService).toHaveBeenCalledOnce());
  expect(logInService).toHaveBeenCalledWith(expect.anything(), expect.any(AbortSignal), 'first');
});

test('a form sent before the captcha is solved waits for the token', async () => {
  const logInService = vi.fn(async () => lea);
  const opened = await renderRoute('/auth', { authForms: { logIn: logInService } });
  await loadScript();
  await logIn(opened);
  expect(await opened.page().findByRole('status')).toHaveTextContent(t('auth:submitting'));
  expect(logInService).not.toHaveBeenCalled();
  await solve('late');
  await waitFor(() =>
    expect(logInService).toHaveBeenCalledExactlyOnceWith(expect.anything(), expect.any(AbortSignal), 'late'),
  );
});

test('a refused attempt requires a new token and keeps the typed text', async () => {
  const logInService = vi.fn(refuse('captcha_failed'));
  const opened = await renderRoute('/auth', { authForms: { logIn: logInService } });
  await loadScript();
  await solve('first');
  await logIn(opened);
  expect(await screen.findByRole('alert')).toHaveTextContent('La vérification anti-robot a échoué.');
  await waitFor(() => expect(widgets).toHaveLength(2));
  await solve('second');
  await opened.user.click(opened.page().getByRole('button', { name: t('auth:submits.login') }));
  await waitFor(() => expect(logInService).toHaveBeenCalledTimes(2));
  expect(logInService).toHaveBeenLastCalledWith(
    { email: 'lea@exemple.fr', password: 'une nuit de jazz' },
    expect.any(AbortSignal),
    'second',
  );
});

test('a captcha that requires a press shows a message when the form is sent', async () => {
  const logInService = vi.fn(async () => lea);
  const opened = await renderRoute('/auth', { authForms: { logIn: logInService } });
  await loadScript();
  act(() => latest()['before-interactive-callback']?.());
  await logIn(opened);
  expect(await screen.findByRole('alert')).toHaveTextContent('cochez la case');
  expect(logInService).not.toHaveBeenCalled();
});

test('a script that failed to load shows a message and can be loaded again', async () => {
  const opened = await renderRoute('/auth');
  fireEvent.error(await script());
  expect(await screen.findByRole('alert')).toHaveTextContent(t('auth:captcha.unreachable.title'));
  expect(document.getElementById(DEFAULT_SCRIPT_ID)).toBeNull();
  await opened.user.click(screen.getByRole('button', { name: t('auth:captcha.unreachable.retry') }));
  await loadScript();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a script that does not load within ten seconds shows a message', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderRoute('/auth');
  await script();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByRole('alert')).toHaveTextContent(t('auth:captcha.unreachable.title'));
});

test('a new password requires no captcha', async () => {
  await renderRoute('/auth?form=newPassword', { user: lea });
  expect(
    await screen.findByLabelText(startsWith(t('auth:fields.newPassword')), { selector: 'input' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: /robots/ })).not.toBeInTheDocument();
});
