import type { LivelyEvent } from '@lively/engine';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createOrganizedPoll, football, jazz, lea } from '../test/createTestBackend';
import { exploreEvents } from '../test/exploreEvents';
import { renderRoute } from '../test/renderRoute';
import { t } from '../test/t';

/** A right-to-left title: without isolation it would reorder the words around it. */
const title = 'ليلة الجاز';
const isolated = `\u2068${title}\u2069`;
const arabic: LivelyEvent = {
  ...jazz,
  title,
  timings: ['2099-12-12', '2099-12-13'].map((day) => ({
    begin: `${day}T20:00:00+01:00`,
    end: `${day}T22:00:00+01:00`,
  })),
};
const poll = createOrganizedPoll({
  options: ['a', 'b', 'c'].map((id) => ({ id, day: '2099-12-12', event: id === 'a' ? arabic : football, isOn: true })),
});
const textsWithTitle = () =>
  [...document.querySelectorAll('*')].flatMap((element) => [
    element.getAttribute('aria-label') ?? '',
    element.children.length ? '' : (element.textContent ?? ''),
  ]);

test.each([
  ['the favourite button', '/explore', (text: string) => text.startsWith('Garder ')],
  ['the actions of a ticket', '/my-events', (text: string) => text.startsWith('Actions pour ')],
  [
    'the actions of an event that the user created',
    '/my-events?tab=created',
    (text: string) => text.startsWith('Actions pour '),
  ],
  ['the button that removes an option', `/organize/${'o'.repeat(43)}`, (text: string) => text.startsWith('Retirer ')],
])('a title of another direction is isolated in the name of %s', async (_what, path, isOurs) => {
  await renderRoute(path, {
    user: lea,
    events: { explore: exploreEvents([arabic]) },
    myEvents: { listPurchasedEvents: async () => [arabic], listCreatedEvents: async () => [arabic] },
    polls: { readPoll: async () => poll, organizePoll: async () => poll },
  });
  await screen.findAllByText(title);
  const ours = textsWithTitle().filter((text) => isOurs(text) && text.includes(title));
  expect(ours.length).toBeGreaterThan(0);
  for (const text of ours) expect(text).toContain(isolated);
});

test('a title of another direction is isolated in the options of a new poll', async () => {
  const { user } = await renderRoute(`/event/${arabic.id}`, { events: { findEvent: async () => arabic } });
  await user.click(await screen.findByRole('button', { name: t('common:chooseTogether') }));
  const options = await screen.findAllByRole('checkbox', { name: new RegExp(title) });
  expect(options).toHaveLength(2);
  for (const option of options) expect(option.closest('label')?.querySelector('bdi')).toHaveTextContent(title);
});

test('a title of another direction is isolated in the question about an option', async () => {
  await renderRoute(`/choose/${'f'.repeat(43)}`, { polls: { readPoll: async () => poll } });
  const question = await screen.findByRole('radiogroup', { name: `Votre réponse pour ${title}` });
  expect(question.querySelector('bdi')).toHaveTextContent(title);
});
