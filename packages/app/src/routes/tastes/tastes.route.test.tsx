import { sampleUuid } from '@lively/engine';
import { createEvent } from '@lively/engine/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { storedTaste } from '../../device/storedTaste';
import { tasteHistory } from '../../device/tasteHistory';
import { football, jazz, lea } from '../../test/createTestBackend';
import { exploreEvents } from '../../test/exploreEvents';
import { findToast, renderRoute } from '../../test/renderRoute';
import { startsWith } from '../../test/startsWith';
import { t as text } from '../../test/t';

/** As Testing Library reads a text: with plain spaces. */
const t = (...[key, values]: Parameters<typeof text>) => text(key, values).replaceAll(/\s+/g, ' ');
const sayIn = async (user: UserEvent, sentence: string) =>
  user.type(await screen.findByLabelText(t('tastes:field.label')), sentence);
const statusOf = () =>
  within(screen.getByRole('form', { name: t('tastes:panel') }))
    .getAllByRole('status')
    .at(-1);
const gone = t('tastes:effect.gone_one', { number: '1' });
const neverFootball = '{"version":1,"lines":[{"kind":"never","subject":{"kind":"topic","value":"sport"}}]}';

test('a sentence says what it would change, then changes exactly that, and is undone exactly', async () => {
  tasteHistory.write(neverFootball);
  tasteHistory.undo();
  const { user } = await renderRoute('/explore?sort=score');
  await sayIn(user, 'jamais de sport');
  await waitFor(() => expect(statusOf()).toHaveTextContent(t('tastes:status.wouldChange', { effect: gone })));
  expect(screen.getByRole('link', { name: football.title })).toBeInTheDocument();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('link', { name: football.title })).not.toBeInTheDocument());
  expect(statusOf()).toHaveTextContent(t('tastes:status.changed', { effect: gone }));
  expect(screen.getByText(t('explore:hidden_one', { number: '1' }))).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('tastes:undo') }));
  expect(await screen.findByRole('link', { name: football.title })).toBeInTheDocument();
  expect(storedTaste.read()).toBeNull();
});

test('a sentence that is not understood stays in the field, and changes and takes back nothing', async () => {
  tasteHistory.write(neverFootball);
  const { user } = await renderRoute('/explore?sort=score');
  expect(await screen.findByRole('button', { name: t('tastes:undo') })).toBeInTheDocument();
  await sayIn(user, 'il pleut{Enter}');
  await waitFor(() => expect(statusOf()).toHaveTextContent(t('tastes:status.unread', { words: 'il pleut' })));
  expect(screen.getByLabelText(t('tastes:field.label'))).toHaveValue('il pleut');
  expect(screen.queryByRole('button', { name: t('tastes:undo') })).not.toBeInTheDocument();
  expect(storedTaste.read()).toBe(neverFootball);
});

test('a taste that hides everything says so', async () => {
  tasteHistory.write('{"version":1,"lines":[{"kind":"only","subject":{"kind":"text","value":"zzz"}}]}');
  await renderRoute('/explore?sort=score');
  expect(await screen.findByText(t('explore:empty.hiddenTitle'))).toBeInTheDocument();
});

test('a varied list marks the events that moved, and no others', async () => {
  const kinds = ['music', 'music', 'music', 'music', 'music', 'music', 'sport', 'food', 'sport', 'food'] as const;
  const events = kinds.map((category, index) =>
    createEvent({ ...jazz, id: sampleUuid(index + 1), title: `Bal ${index}`, category, subcategory: null }),
  );
  const { user } = await renderRoute('/explore?sort=score', { events: { explore: exploreEvents(events) } });
  const card = async (index: number) => {
    const link = await screen.findByRole('link', { name: `Bal ${index}` });
    return within(link.closest('article') ?? link);
  };
  const mark = t('tastes:varied.lower');
  await card(9);
  expect(screen.queryByText(mark)).not.toBeInTheDocument();
  await sayIn(user, 'varie un peu{Enter}');
  for (const index of kinds.keys()) {
    const isLowered = index === 4 || index === 5;
    await waitFor(async () => expect((await card(index)).queryAllByText(mark)).toHaveLength(isLowered ? 1 : 0));
  }
  await user.click(screen.getByRole('button', { name: t('tastes:undo') }));
  await waitFor(() => expect(screen.queryByText(mark)).not.toBeInTheDocument());
});

test('a sentence with two meanings asks', async () => {
  const { user } = await renderRoute('/explore?sort=score');
  await sayIn(user, 'je veux plus de sport');
  const name = text('tastes:line.never', { subject: text('taxonomy:sport') });
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('link', { name: football.title })).not.toBeInTheDocument());
});

test('a distance needs a place to count from', async () => {
  const { user } = await renderRoute('/explore?sort=score');
  await sayIn(user, 'plus près{Enter}');
  await waitFor(() => expect(statusOf()).toHaveTextContent(t('tastes:status.needsPlace')));
  expect(storedTaste.read()).toBeNull();
});

const lyon = {
  name: 'Lyon',
  code: '69123',
  department: { code: '69', name: 'Rhône' },
  postalCodes: [],
  population: 500_000,
};
const communes = { readShard: async () => [lyon] };

test('a place of a sentence becomes a filter of the list', async () => {
  const { user, shownPath } = await renderRoute('/explore?sort=score', { communes });
  await sayIn(user, 'j’habite à Lyon');
  await waitFor(() => expect(statusOf()).not.toBeEmptyDOMElement());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(shownPath()).toContain('commune=69123'));
});

test('on the page, a place and access needs become filters of the list that it steers and links to', async () => {
  const explore = vi.fn(exploreEvents([jazz, football]));
  const { user } = await renderRoute('/tastes', { communes, events: { explore } });
  const parametersOf = () => {
    const link = screen.getByRole('link', { name: t('tastes:list') });
    return Object.fromEntries(new URL(link.getAttribute('href') ?? '', location.href).searchParams);
  };
  await sayIn(user, 'j’habite à Lyon');
  await waitFor(() => expect(statusOf()).toHaveTextContent(t('tastes:status.home', { name: 'Lyon' })));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(parametersOf()).toEqual({ sort: 'score', commune: '69123' }));
  await sayIn(user, 'plus près');
  await waitFor(() => expect(statusOf()).not.toBeEmptyDOMElement());
  expect(statusOf()).not.toHaveTextContent(t('tastes:status.needsPlace'));
  await user.clear(screen.getByLabelText(t('tastes:field.label')));
  await sayIn(user, 'je suis sourd{Enter}');
  await waitFor(() => expect(parametersOf()).toEqual({ sort: 'score', commune: '69123', access: 'hearing' }));
  const asked = explore.mock.calls.map(([{ query }]) => query).at(-1);
  expect(asked).toMatchObject({ commune: '69123', radius: 20, access: ['hearing'] });
  const rows = within(screen.getByRole('list', { name: t('tastes:items') }));
  expect(rows.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `Lyon${t('tastes:filter')}${t('tastes:remove')}`,
    `${t('taxonomy:hearing')}${t('tastes:filter')}${t('tastes:remove')}`,
  ]);
  await user.click(rows.getByRole('button', { name: `${t('tastes:remove')} Lyon` }));
  expect(parametersOf()).toEqual({ sort: 'score', access: 'hearing' });
});

test('an effect is named once the list is read', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const explore = exploreEvents([jazz, football]);
  const { user } = await renderRoute('/tastes', {
    events: {
      explore: async (...asked) => {
        await promise;
        return explore(...asked);
      },
    },
  });
  await sayIn(user, 'jamais de sport{Enter}');
  const row = within(await screen.findByRole('list', { name: t('tastes:items') }));
  expect(statusOf()).toBeEmptyDOMElement();
  expect(row.queryByText(t('tastes:effect.none'))).not.toBeInTheDocument();
  resolve();
  expect(await row.findByText(gone)).toBeInTheDocument();
  expect(statusOf()).toHaveTextContent(t('tastes:status.changed', { effect: gone }));
});

test.each([
  ['a visitor', {}],
  ['a user', { user: lea }],
])('no request of %s contains a taste', async (_, session) => {
  tasteHistory.write(neverFootball);
  const explore = vi.fn(exploreEvents([jazz, football]));
  await renderRoute('/explore?sort=score', { ...session, events: { explore } });
  expect(await screen.findByRole('link', { name: jazz.title })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('link', { name: football.title })).not.toBeInTheDocument());
  const asked = explore.mock.calls.map(([{ query }]) => query);
  for (const { without, topics, category } of asked) expect([without, topics, category]).toEqual([[], [], null]);
});

test('the page lists each sentence with its effect, which can be removed', async () => {
  tasteHistory.write(neverFootball);
  const { user } = await renderRoute('/tastes');
  const name = text('tastes:line.never', { subject: text('taxonomy:sport') });
  const row = within(await screen.findByRole('list', { name: t('tastes:items') }));
  expect(await row.findByText(gone)).toBeInTheDocument();
  await user.click(row.getByRole('button', { name: `${t('tastes:remove')} ${name}` }));
  expect(await screen.findByText(t('tastes:empty'))).toBeInTheDocument();
  expect(storedTaste.read()).toBeNull();
});

test('a file restores everything, and another file changes nothing', async () => {
  const { user } = await renderRoute('/tastes');
  const choose = async (text: string) => {
    const input = await screen.findByLabelText(t('tastes:file.restore'), { selector: 'input' });
    await user.upload(input, new File([text], 'tastes.json', { type: 'application/json' }));
  };
  await choose('{"version":9}');
  await findToast(t('tastes:toast.invalidTitle'));
  await choose(neverFootball);
  await waitFor(() => expect(JSON.parse(storedTaste.read() ?? '')).toEqual(JSON.parse(neverFootball)));
  await user.click(screen.getByRole('button', { name: t('tastes:file.erase') }));
  expect(storedTaste.read()).toBeNull();
  act(() => tasteHistory.undo());
  expect(JSON.parse(storedTaste.read() ?? '')).toEqual(JSON.parse(neverFootball));
});

test('a recommendation is corrected from its reasons, with a preview', async () => {
  const { user } = await renderRoute('/events', { user: lea });
  const card = (await screen.findByRole('link', { name: football.title })).closest('article');
  if (!card) throw new Error('The link of a recommendation is not in a card.');
  await user.click(within(card).getByRole('button', { name: startsWith(t('recommendations:correct')) }));
  const dialog = within(await screen.findByRole('dialog'));
  const hide = await dialog.findByRole('button', { name: new RegExp(t('tastes:correct.hide')) });
  expect(hide).toHaveTextContent(gone);
  await user.click(hide);
  await user.click(dialog.getByRole('button', { name: t('common:close') }));
  await waitFor(() => expect(screen.queryByRole('link', { name: football.title })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: jazz.title })).toBeInTheDocument();
});
