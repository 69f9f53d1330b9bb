import { emptyTaste, formatTaste, parseTaste, type TasteProfile } from '@lively/engine/tastes';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { storedTaste } from '../../device/storedTaste';
import { tasteHistory } from '../../device/tasteHistory';
import { football, jazz, lea } from '../../test/createTestBackend';
import { findToast, renderRoute } from '../../test/renderRoute';
import { t as text } from '../../test/t';

/** As Testing Library reads a text: with plain spaces. */
const t = (...[key, values]: Parameters<typeof text>) => text(key, values).replaceAll(/\s+/g, ' ');
const neverSport: TasteProfile = { version: 1, lines: [{ kind: 'never', subject: { kind: 'topic', value: 'sport' } }] };
const vary: TasteProfile = { version: 1, lines: [{ kind: 'vary' }] };
const both: TasteProfile = { version: 1, lines: [...vary.lines, ...neverSport.lines] };
const readDevice = () => parseTaste(storedTaste.read() ?? '') ?? emptyTaste;
const optionsOf = async (name: string) => within(await screen.findByRole('list', { name }));
const press = (name: string) => new RegExp(`^${name}`);

/** An account, as all devices share it. */
function createAccount(taste: TasteProfile | null) {
  const account = { taste, revision: 7 };
  const saveTaste = vi.fn(async (text: string | null, revision: number) => {
    if (revision !== account.revision) return false;
    account.taste = text === null ? null : parseTaste(text);
    account.revision += 1;
    return true;
  });
  const readInterests = async () => ({
    preferences: [],
    tags: [],
    interactions: [],
    city: null,
    taste: { ...account },
  });
  return { account, saveTaste, session: { user: lea, interests: { readInterests }, taste: { saveTaste } } };
}

test('a taste is copied to the account when the user wants that, then with each change', async () => {
  tasteHistory.write(formatTaste(vary));
  const { account, saveTaste, session } = createAccount(null);
  const { user } = await renderRoute('/tastes', session);
  const options = await optionsOf(t('tastes:account.offer'));
  expect(saveTaste).not.toHaveBeenCalled();
  await user.click(options.getByRole('button', { name: t('tastes:account.copy') }));
  const following = await optionsOf(t('tastes:account.same'));
  expect(account.taste).toEqual(vary);
  await user.type(screen.getByLabelText(t('tastes:field.label')), 'jamais de sport{Enter}');
  await waitFor(() => expect(account.taste).toEqual(both));
  act(() => tasteHistory.undo());
  await waitFor(() => expect(account.taste).toEqual(vary));

  await user.click(following.getByRole('button', { name: t('tastes:account.end') }));
  await optionsOf(t('tastes:account.offer'));
  expect([account.taste, readDevice()]).toEqual([null, vary]);
});

test('another device takes the copy', async () => {
  const { session } = createAccount(neverSport);
  await renderRoute('/events', session);
  expect(await screen.findByRole('link', { name: jazz.title })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('link', { name: football.title })).not.toBeInTheDocument());
  expect(readDevice()).toEqual(neverSport);
});

test('a user with two tastes sees what each choice would change, and combines them', async () => {
  tasteHistory.write(formatTaste(neverSport));
  const { account, session } = createAccount(vary);
  const { user } = await renderRoute('/events', session);
  await findToast(t('tastes:account.choose'));
  await user.click(screen.getByRole('link', { name: t('tastes:title') }));
  const options = await optionsOf(t('tastes:account.choose'));
  const back = t('tastes:effect.back_one', { number: '1' });
  await waitFor(() =>
    expect(options.getByRole('button', { name: press(t('tastes:account.take')) })).toHaveTextContent(back),
  );
  await user.click(options.getByRole('button', { name: press(t('tastes:account.merge')) }));
  await waitFor(() => expect(account.taste).toEqual(both));
  expect(readDevice()).toEqual(both);
});

test('a change that another device has overtaken is not lost, and the user chooses', async () => {
  tasteHistory.write(formatTaste(vary));
  const { account, session } = createAccount(vary);
  const { user } = await renderRoute('/tastes', session);
  await optionsOf(t('tastes:account.same'));
  Object.assign(account, { taste: neverSport, revision: 8 });
  await user.click(screen.getByRole('button', { name: t('tastes:file.erase') }));
  const options = await optionsOf(t('tastes:account.choose'));
  expect([account.taste, readDevice()]).toEqual([neverSport, emptyTaste]);
  await user.click(options.getByRole('button', { name: press(t('tastes:account.take')) }));
  await waitFor(() => expect(readDevice()).toEqual(neverSport));
});

test('a copy that cannot be saved says so, and is tried again', async () => {
  tasteHistory.write(formatTaste(vary));
  const { account, saveTaste, session } = createAccount(null);
  saveTaste.mockRejectedValueOnce(new Error('Down.'));
  const { user } = await renderRoute('/tastes', session);
  await user.click(
    (await optionsOf(t('tastes:account.offer'))).getByRole('button', { name: t('tastes:account.copy') }),
  );
  await user.click(await screen.findByRole('button', { name: t('tastes:account.retry') }));
  await waitFor(() => expect(account.taste).toEqual(vary));
});

test('a taste that stays on the device is neither sent nor asked about again', async () => {
  tasteHistory.write(formatTaste(neverSport));
  const { account, saveTaste, session } = createAccount(vary);
  const { user } = await renderRoute('/tastes', session);
  const options = await optionsOf(t('tastes:account.choose'));
  await user.click(options.getByRole('button', { name: t('tastes:account.decline') }));
  await optionsOf(t('tastes:account.offer'));
  await user.click(screen.getByRole('button', { name: t('tastes:file.erase') }));
  expect([saveTaste.mock.calls, account.taste]).toEqual([[], vary]);
});
