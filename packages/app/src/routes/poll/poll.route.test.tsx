import type { PollFields } from '@lively/machines';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PollServices } from '../../data/Polls';
import { createPoll, hang, lea } from '../../test/createTestBackend';
import { fakeTime } from '../../test/passDeadline';
import { findToast, renderRoute } from '../../test/renderRoute';
import { startsWith } from '../../test/startsWith';
import { t } from '../../test/t';

const token = 'f'.repeat(43);
const answerToken = 'g'.repeat(43);
const path = `/choose/${token}`;
const hour = 3_600_000;
const mockAnswer = () =>
  vi.fn<PollServices['answerPoll']>(async (_, { name, answers }) =>
    createPoll({ me: { name, answers }, peopleCount: 2, people: [{ name, answers, isMe: true }] }),
  );
const choose = (title: string, answer: string) =>
  within(screen.getByRole('radiogroup', { name: `Votre réponse pour ${title}` })).getByRole('radio', { name: answer });
const listDrafts = () => Object.keys(localStorage).filter((key) => key.includes('draft'));
const findForm = () => screen.findByRole('button', { name: t('poll:submit') });

test('shows a visitor the options, and the leader with its reason', async () => {
  await renderRoute(path);
  expect(await screen.findByRole('heading', { level: 1, name: t('poll:title') })).toBeInTheDocument();
  const leader = within(screen.getByRole('region', { name: t('poll:leads') }));
  expect(leader.getByText('Nuit du jazz')).toBeInTheDocument();
  expect(leader.getByText('un oui')).toBeInTheDocument();
  expect(leader.getByText(/^samedi 12 décembre 2099, 20:30/)).toBeInTheDocument();
  expect(screen.getByText('1 personne a répondu')).toBeInTheDocument();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
});

test('a guest answers once with a name, receives a private link, and the result has the focus', async () => {
  const answerPoll = mockAnswer();
  const me = { name: 'Sam', answers: { jazz: 'yes' } } as const;
  const readPoll: PollServices['readPoll'] = async ({ answerToken }) => createPoll({ me: answerToken ? me : null });
  const { user } = await renderRoute(path, { polls: { answerPoll, readPoll } });
  await findForm();
  await user.click(choose('Nuit du jazz', 'Oui'));
  await user.type(screen.getByLabelText(startsWith(t('poll:name.label'))), 'Sam');
  await user.click(await findForm());
  await screen.findByText(t('poll:answered.title'));
  const [reader, change] = answerPoll.mock.calls[0] ?? [];
  expect(reader).toEqual({ token, userId: null, answerToken: expect.stringMatching(/^[\w-]{43}$/) });
  expect(change).toEqual({ name: 'Sam', answers: { jazz: 'yes' }, change: expect.any(String) });
  expect(await screen.findByText(new RegExp(`/choose/${token}/${reader?.answerToken}$`))).toBeInTheDocument();
  expect(screen.getByText(t('poll:answered.title')).closest('[role=status]')).toHaveFocus();
});

test('the page of a guest does not contain the link of the organiser', async () => {
  await renderRoute(path);
  await findForm();
  expect(document.body.innerHTML).not.toContain('/organize/');
});

test('answers that are not sent are there at the next visit, until they are sent', async () => {
  const visit = () => renderRoute(path, { polls: { answerPoll: mockAnswer() } });
  const { user } = await visit();
  await findForm();
  await user.click(choose('Nuit du jazz', 'Oui'));
  await user.click(choose('Finale de quartier', 'Peut-être'));
  await user.type(screen.getByLabelText(startsWith(t('poll:name.label'))), 'Sam');
  cleanup();
  const second = await visit();
  await waitFor(() => expect(screen.getByLabelText(startsWith(t('poll:name.label')))).toHaveValue('Sam'));
  expect(choose('Nuit du jazz', 'Oui')).toBeChecked();
  expect(choose('Finale de quartier', 'Peut-être')).toBeChecked();
  await second.user.click(await findForm());
  await screen.findByText(t('poll:answered.title'));
  expect(listDrafts()).toEqual([]);
});

test('answers that are not sent are those of one person', async () => {
  const { user } = await renderRoute(path);
  await user.type(await screen.findByLabelText(startsWith(t('poll:name.label'))), 'Sam');
  cleanup();
  await renderRoute(path, { user: lea });
  await waitFor(() => expect(screen.getByLabelText(startsWith(t('poll:name.label')))).toHaveValue('Léa'));
});

test('a draft is shown over the answers that it changes, and dropped once others are sent from another device', async () => {
  const visit = (answers: PollFields['answers']) =>
    renderRoute(path, { user: lea, polls: { readPoll: async () => createPoll({ me: { name: 'Léa', answers } }) } });
  const { user } = await visit({ jazz: 'no', football: 'no' });
  await screen.findByRole('button', { name: t('poll:submitAgain') });
  await user.click(choose('Nuit du jazz', 'Oui'));
  cleanup();
  await visit({ football: 'no', jazz: 'no' });
  await waitFor(() => expect(choose('Nuit du jazz', 'Oui')).toBeChecked());
  cleanup();
  await visit({ jazz: 'maybe', football: 'no' });
  await waitFor(() => expect(listDrafts()).toEqual([]));
  expect(choose('Nuit du jazz', 'Peut-être')).toBeChecked();
});

test('answers that are not sent are removed after thirty days', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2099-01-01T12:00:00Z') });
  const { user } = await renderRoute(path);
  await user.type(await screen.findByLabelText(startsWith(t('poll:name.label'))), 'Sam');
  cleanup();
  vi.setSystemTime(Date.parse('2099-01-31T11:00:00Z'));
  await renderRoute(path);
  await waitFor(() => expect(screen.getByLabelText(startsWith(t('poll:name.label')))).toHaveValue('Sam'));
  cleanup();
  vi.setSystemTime(Date.parse('2099-01-31T13:00:00Z'));
  await renderRoute(`/choose/${'h'.repeat(43)}`);
  await waitFor(() => expect(listDrafts()).toEqual([]));
});

test('a poll that no longer exists drops the answers that were not sent', async () => {
  const { user } = await renderRoute(path);
  await user.type(await screen.findByLabelText(startsWith(t('poll:name.label'))), 'Sam');
  expect(listDrafts()).toHaveLength(1);
  cleanup();
  await renderRoute(path, { polls: { readPoll: async () => null } });
  await waitFor(() => expect(listDrafts()).toEqual([]));
});

test('a poll that closes drops the answers that were not sent', async () => {
  const { user } = await renderRoute(path);
  await user.type(await screen.findByLabelText(startsWith(t('poll:name.label'))), 'Sam');
  expect(listDrafts()).toHaveLength(1);
  cleanup();
  await renderRoute(path, { polls: { readPoll: async () => createPoll({ isClosed: true }) } });
  await screen.findByText(t('poll:closed.title'));
  await waitFor(() => expect(listDrafts()).toEqual([]));
});

test('incomplete answers show the errors in their order and are not sent', async () => {
  const answerPoll = mockAnswer();
  const { user } = await renderRoute(path, { polls: { answerPoll } });
  await user.click(await findForm());
  expect(await screen.findByText(t('poll:problem.answers.required'))).toBeInTheDocument();
  expect(screen.getByText(t('poll:problem.name.required'))).toBeInTheDocument();
  expect(answerPoll).not.toHaveBeenCalled();
});

test('a failed request keeps the answers, and the same change is sent again', async () => {
  const answerPoll = mockAnswer().mockRejectedValueOnce(new Error('Down.'));
  const { user } = await renderRoute(path, { polls: { answerPoll } });
  await findForm();
  await user.click(choose('Finale de quartier', 'Non'));
  await user.type(screen.getByLabelText(startsWith(t('poll:name.label'))), 'Sam');
  await user.click(await findForm());
  expect(await screen.findByText(t('poll:failure.title'))).toBeInTheDocument();
  expect(choose('Finale de quartier', 'Non')).toBeChecked();
  await user.click(await findForm());
  await screen.findByText(t('poll:answered.title'));
  const [first, second] = answerPoll.mock.calls;
  expect(second).toEqual(first && [first[0], first[1], expect.any(AbortSignal)]);
});

test.each([
  ['PT429', 'Trop de réponses ont été envoyées depuis votre réseau. Réessayez plus tard.'],
  ['PT409', /Cent personnes ont déjà répondu/],
])('a refusal with %s shows the reason', async (code, text) => {
  const answerPoll = mockAnswer().mockRejectedValue(Object.assign(new Error(), { code }));
  const { user } = await renderRoute(path, { polls: { answerPoll } });
  await findForm();
  await user.click(choose('Nuit du jazz', 'Oui'));
  await user.type(screen.getByLabelText(startsWith(t('poll:name.label'))), 'Sam');
  await user.click(await findForm());
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('the private link shows the answers, which can be changed', async () => {
  const answerPoll = mockAnswer();
  const me = { name: 'Zoé', answers: { jazz: 'yes' } } as const;
  const readPoll = vi.fn(async () => createPoll({ me }));
  const { user } = await renderRoute(`${path}/${answerToken}`, { polls: { readPoll, answerPoll } });
  const send = await screen.findByRole('button', { name: t('poll:submitAgain') });
  expect(choose('Nuit du jazz', 'Oui')).toBeChecked();
  await user.click(choose('Nuit du jazz', 'Non'));
  await user.click(send);
  await waitFor(() => expect(answerPoll).toHaveBeenCalledOnce());
  expect(answerPoll.mock.calls[0]?.[0]).toEqual({ token, answerToken, userId: null });
  expect(answerPoll.mock.calls[0]?.[1]).toMatchObject({ name: 'Zoé', answers: { jazz: 'no' } });
});

test('the answers of a guest on this device show at the common link', async () => {
  localStorage.setItem(`lively.poll.${createPoll().id}`, answerToken);
  const me = { name: 'Sam', answers: { jazz: 'yes' } } as const;
  const readPoll: PollServices['readPoll'] = async (reader) => createPoll({ me: reader.answerToken ? me : null });
  await renderRoute(path, { polls: { readPoll } });
  await waitFor(() => expect(screen.getByLabelText(startsWith(t('poll:name.label')))).toHaveValue('Sam'));
  expect(choose('Nuit du jazz', 'Oui')).toBeChecked();
  localStorage.removeItem(`lively.poll.${createPoll().id}`);
});

test('the answers of a user are sent without a token', async () => {
  const answerPoll = mockAnswer();
  const readPoll: PollServices['readPoll'] = async ({ userId }) => createPoll({ peopleCount: userId ? 2 : 1 });
  const { user } = await renderRoute(path, { user: lea, polls: { answerPoll, readPoll } });
  // The shown data is what the user may see.
  await screen.findByText('2 personnes ont répondu');
  await waitFor(() => expect(screen.getByLabelText(startsWith(t('poll:name.label')))).toHaveValue('Léa'));
  await user.click(choose('Nuit du jazz', 'Peut-être'));
  await user.click(await findForm());
  await screen.findByText(t('poll:answered.title'));
  expect(answerPoll.mock.calls[0]?.[0]).toEqual({ token, answerToken: null, userId: lea.id });
});

test('a poll with hidden answers shows when they become visible', async () => {
  const readPoll = async () => createPoll({ showsAnswers: false, people: [], peopleCount: 3 });
  await renderRoute(path, { polls: { readPoll } });
  expect(
    await screen.findByText(
      '3 personnes ont répondu. Les réponses s’affichent après la vôtre, que vous pourrez changer mais pas retirer.',
    ),
  ).toBeInTheDocument();
  expect(screen.queryByText('Zoé')).not.toBeInTheDocument();
});

test('a closed poll has no form, and links to the tickets and the calendar', async () => {
  await renderRoute(path, { polls: { readPoll: async () => createPoll({ isClosed: true }) } });
  expect(await screen.findByText(t('poll:closed.title'))).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: startsWith(t('poll:ticket')) })).toHaveAttribute(
    'href',
    'https://billets.example/jazz',
  );
  expect(screen.getByRole('link', { name: t('poll:calendar') })).toHaveAttribute(
    'href',
    `/choose/${'f'.repeat(43)}/calendar.ics`,
  );
});

test('a closed poll without answers expects no more answers', async () => {
  const poll = createPoll({ isClosed: true, people: [], peopleCount: 0 });
  await renderRoute(path, { polls: { readPoll: async () => poll } });
  expect(await screen.findByText(t('poll:count.noneClosed'))).toBeInTheDocument();
});

test('an option without an answer expects no answer after the poll is closed', async () => {
  const { options } = createPoll();
  const first = options[0]?.id ?? '';
  const people = [{ name: 'Zoé', answers: { [first]: 'yes' as const }, isMe: false }];
  const read = (isClosed: boolean) => ({ readPoll: async () => createPoll({ isClosed, people, peopleCount: 1 }) });
  await renderRoute(path, { polls: read(false) });
  expect((await screen.findAllByText(startsWith(t('poll:tally.none')))).length).toBeGreaterThan(0);
  cleanup();
  await renderRoute(path, { polls: read(true) });
  expect((await screen.findAllByText(startsWith(t('poll:tally.noneClosed')))).length).toBeGreaterThan(0);
  expect(screen.queryByText(/pas encore de réponse/)).not.toBeInTheDocument();
});

test('a poll is read again if it was closed before the answers arrived', async () => {
  const readPoll = vi.fn(async () => createPoll());
  const answerPoll = mockAnswer().mockRejectedValue(Object.assign(new Error(), { code: 'PT410' }));
  const { user } = await renderRoute(path, { polls: { readPoll, answerPoll } });
  await findForm();
  readPoll.mockResolvedValue(createPoll({ isClosed: true }));
  await user.click(choose('Nuit du jazz', 'Oui'));
  await user.type(screen.getByLabelText(startsWith(t('poll:name.label'))), 'Sam');
  await user.click(await findForm());
  expect(await screen.findByText(t('poll:closed.title'))).toBeInTheDocument();
});

test('a removed option shows a message', async () => {
  const [jazz, football] = createPoll().options;
  const options = [
    { ...jazz, isOn: false },
    { ...football, event: null, isOn: false },
  ] as ReturnType<typeof createPoll>['options'];
  await renderRoute(path, { polls: { readPoll: async () => createPoll({ options }) } });
  expect(await screen.findAllByText('N’a plus lieu ce jour-\u2060là')).toHaveLength(2);
  expect(screen.getByRole('heading', { name: t('poll:goneTitle') })).toBeInTheDocument();
  expect(screen.queryByText(t('poll:leads'))).not.toBeInTheDocument();
});

test('answers of a poll that hides them cannot be withdrawn', async () => {
  const readPoll = async () => createPoll({ hidesAnswers: true, me: { name: 'Zoé', answers: { jazz: 'yes' } } });
  await renderRoute(`${path}/${answerToken}`, { polls: { readPoll } });
  await screen.findByRole('button', { name: t('poll:submitAgain') });
  expect(screen.queryByRole('button', { name: t('poll:withdraw.action') })).not.toBeInTheDocument();
});

test('a guest can withdraw their answers', async () => {
  const withdrawAnswers = vi.fn<PollServices['withdrawAnswers']>().mockResolvedValue();
  const readPoll = async () => createPoll({ me: { name: 'Zoé', answers: { jazz: 'yes' } } });
  const { user } = await renderRoute(`${path}/${answerToken}`, { polls: { readPoll, withdrawAnswers } });
  await user.click(await screen.findByRole('button', { name: t('poll:withdraw.action') }));
  await findToast(t('poll:withdraw.done'));
  expect(withdrawAnswers.mock.calls[0]?.[0]).toEqual({ token, answerToken, userId: null });
});

test('an unknown link shows a message, and a failed request can be repeated', async () => {
  const readPoll = vi.fn<PollServices['readPoll']>().mockRejectedValueOnce(new Error('Down.')).mockResolvedValue(null);
  const { user } = await renderRoute(path, { polls: { readPoll } });
  await user.click(await screen.findByRole('button', { name: t('common:retry') }));
  expect(await screen.findByRole('heading', { name: t('poll:notFound.title') })).toBeInTheDocument();
});

test('shows a message while the poll loads', async () => {
  await renderRoute(path, { polls: { readPoll: hang } });
  expect(await screen.findByText(t('poll:loading'))).toBeInTheDocument();
});

test('an open page shows the deadline and closes at it', async () => {
  fakeTime();
  const closesAt = new Date(Date.now() + hour).toISOString();
  const readPoll = vi
    .fn<PollServices['readPoll']>()
    .mockResolvedValueOnce(createPoll({ closesAt }))
    .mockResolvedValue(createPoll({ closesAt, isClosed: true }));
  await renderRoute(path, { polls: { readPoll } });
  expect(await screen.findByText(/^Réponses attendues avant /)).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(hour));
  expect(await screen.findByText(t('poll:closed.title'))).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});
