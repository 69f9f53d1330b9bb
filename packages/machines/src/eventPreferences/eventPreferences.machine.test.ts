import type { Preference } from '@lively/engine';
import { expect, test } from 'vitest';
import type { SignedInUser } from '../session/session.machine';
import { lea } from '../session/session.walk';
import { refusal, serviceOnCommand } from '../test/serviceOnCommand';
import { startActor } from '../test/startActor';
import { createEventPreferencesMachine } from './eventPreferences.services';

const jazz: Preference = { category: 'concert', subcategory: 'jazz' };
const sport: Preference = { category: 'sport', subcategory: null };

function begin(savedPreferences: Preference[] = [sport], interrupted: Preference[] | null = null) {
  const readUser = serviceOnCommand<SignedInUser | null>();
  const save = serviceOnCommand<void, readonly Preference[]>();
  const machine = createEventPreferencesMachine({
    readUser: (signal) => readUser.ask(undefined, signal),
    savePreferences: save.ask,
  });
  const started = startActor(machine, { savedPreferences, interrupted });
  const value = () => started.actor.getSnapshot().value;
  const context = () => started.actor.getSnapshot().context;
  return { ...started, value, context, readUser, save };
}

/** Opens the dialog, chooses jazz and goes to the recap. */
function chooseJazz(...past: Parameters<typeof begin>) {
  const begun = begin(...past);
  begun.actor.send({ type: 'preferences.opened' });
  begun.actor.send({ type: 'preferences.categoryChosen', category: 'concert' });
  begun.actor.send({ type: 'preferences.toggled', preference: jazz });
  begun.actor.send({ type: 'preferences.reviewed' });
  return begun;
}

test('a selection that a lost session interrupted is restored in the recap once', () => {
  const { actor, value, context } = begin([sport], [sport, jazz]);
  expect(value()).toEqual({ open: 'recap' });
  expect(context()).toMatchObject({ draft: [sport, jazz], savedPreferences: [sport] });
  actor.send({ type: 'preferences.closed' });
  actor.send({ type: 'preferences.opened' });
  expect(context().draft).toEqual([sport]);
});

test('the dialog opens automatically after half a second for a user without preferences', () => {
  const { clock, value } = begin([]);
  clock.increment(499);
  expect(value()).toBe('aboutToOpen');
  clock.increment(1);
  expect(value()).toEqual({ open: 'categories' });
});

test('the dialog does not open automatically for a user with preferences', () => {
  const { clock, value } = begin([sport]);
  clock.increment(10_000);
  expect(value()).toBe('closed');
});

test('the dialog does not open automatically after it was closed or opened at 499 ms', () => {
  const closed = begin([]);
  closed.clock.increment(499);
  closed.actor.send({ type: 'preferences.closed' });
  closed.clock.increment(1_000);
  expect(closed.value()).toBe('closed');

  const opened = begin([]);
  opened.clock.increment(499);
  opened.actor.send({ type: 'preferences.opened' });
  opened.actor.send({ type: 'preferences.categoryChosen', category: 'concert' });
  opened.clock.increment(1_000);
  expect(opened.value()).toEqual({ open: 'subcategories' });
});

test('the dialog does not open after the page is left', () => {
  const { actor, clock } = begin([]);
  actor.stop();
  clock.increment(1_000);
  expect(actor.getSnapshot().value).toBe('aboutToOpen');
});

test('the back button leads to the categories, and the selection stays', () => {
  const { actor, value, context } = begin();
  actor.send({ type: 'preferences.opened' });
  actor.send({ type: 'preferences.categoryChosen', category: 'concert' });
  expect(context().category).toBe('concert');
  actor.send({ type: 'preferences.toggled', preference: jazz });
  actor.send({ type: 'preferences.returned' });
  expect(value()).toEqual({ open: 'categories' });
  expect(context().draft).toEqual([sport, jazz]);
});

test('toggling adds an absent preference and removes a present one', () => {
  const { actor, context } = chooseJazz();
  actor.send({ type: 'preferences.toggled', preference: { ...jazz } });
  expect(context().draft).toEqual([sport]);
  actor.send({ type: 'preferences.toggled', preference: { category: 'sport', subcategory: 'rugby' } });
  expect(context().draft).toEqual([sport, { category: 'sport', subcategory: 'rugby' }]);
});

test('an empty selection can be neither reviewed nor saved', () => {
  const { actor, value, readUser } = begin([]);
  actor.send({ type: 'preferences.opened' });
  actor.send({ type: 'preferences.reviewed' });
  expect(value()).toEqual({ open: 'categories' });

  const emptied = chooseJazz([]);
  emptied.actor.send({ type: 'preferences.toggled', preference: jazz });
  emptied.actor.send({ type: 'preferences.submitted' });
  expect(emptied.value()).toEqual({ open: 'recap' });
  expect(readUser.calls).toHaveLength(0);
});

test('closing the dialog discards the selection', () => {
  const { actor, value, context } = chooseJazz();
  actor.send({ type: 'preferences.closed' });
  actor.send({ type: 'preferences.opened' });
  expect(value()).toEqual({ open: 'categories' });
  expect(context().draft).toEqual([sport]);
});

test('saving writes the whole selection, closes the dialog and reports the selection', async () => {
  const { actor, emitted, value, context, readUser, save } = chooseJazz();
  actor.send({ type: 'preferences.submitted' });
  await readUser.last().succeed(lea);
  expect(save.last().input).toEqual([sport, jazz]);
  await save.last().succeed();
  expect(value()).toBe('closed');
  expect(context().savedPreferences).toEqual([sport, jazz]);
  expect(emitted).toEqual([{ type: 'preferences.saved', preferences: [sport, jazz] }]);
});

test.each([
  ['an email address that is not confirmed', { ...lea, emailConfirmed: false }, 'unconfirmed'],
  ['no user signed in', null, 'signedOut'],
])('the selection is not saved with %s, and the problem is shown', async (_, user, problem) => {
  const { actor, value, context, readUser, save } = chooseJazz();
  actor.send({ type: 'preferences.submitted' });
  await readUser.last().succeed(user);
  expect(value()).toEqual({ open: 'recap' });
  expect(context().problem).toBe(problem);
  expect(save.calls).toHaveLength(0);
});

test('an unreadable user and a refused save show different problems, and the save can be repeated', async () => {
  const { actor, value, context, readUser, save } = chooseJazz();
  actor.send({ type: 'preferences.submitted' });
  await readUser.last().fail();
  expect(context()).toMatchObject({ problem: 'userUnreadable', failure: refusal });
  actor.send({ type: 'preferences.submitted' });
  expect(context()).toMatchObject({ problem: null, failure: null });
  await readUser.last().succeed(lea);
  await save.last().fail();
  expect(value()).toEqual({ open: 'recap' });
  expect(context()).toMatchObject({
    problem: 'unsaved',
    failure: refusal,
    draft: [sport, jazz],
    savedPreferences: [sport],
  });
  actor.send({ type: 'preferences.submitted' });
  await readUser.last().succeed(lea);
  await save.last().succeed();
  expect(context().savedPreferences).toEqual([sport, jazz]);
});

test('a session that ends before the user is read keeps the selection, and the problem is shown', async () => {
  const { actor, value, context, readUser, save } = chooseJazz();
  actor.send({ type: 'preferences.submitted' });
  await readUser.last().succeed(null);
  expect(value()).toEqual({ open: 'recap' });
  expect(context()).toMatchObject({ problem: 'signedOut', draft: [sport, jazz], savedPreferences: [sport] });
  expect(save.calls).toHaveLength(0);
});

test('a session that ends during the save keeps the selection, which can be saved after a new sign-in', async () => {
  const { actor, emitted, value, context, readUser, save } = chooseJazz();
  actor.send({ type: 'preferences.submitted' });
  await readUser.last().succeed(lea);
  await save.last().fail({ code: 'sessionEnded', message: 'JWT expired' });
  expect(value()).toEqual({ open: 'recap' });
  expect(context()).toMatchObject({ problem: 'signedOut', draft: [sport, jazz], savedPreferences: [sport] });
  expect(emitted).toEqual([]);
  actor.send({ type: 'preferences.submitted' });
  await readUser.last().succeed(lea);
  await save.last().succeed();
  expect(emitted).toEqual([{ type: 'preferences.saved', preferences: [sport, jazz] }]);
});

test('the save is aborted after ten seconds in total, and the selection stays', async () => {
  const { actor, clock, value, context, readUser, save } = chooseJazz();
  actor.send({ type: 'preferences.submitted' });
  clock.increment(6_000);
  await readUser.last().succeed(lea);
  clock.increment(3_999);
  expect(actor.getSnapshot().hasTag('saving')).toBe(true);
  clock.increment(1);
  expect(value()).toEqual({ open: 'recap' });
  expect(context()).toMatchObject({ problem: 'unsaved', failure: { code: 'timeout' }, draft: [sport, jazz] });
  expect(save.last().signal.aborted).toBe(true);
  await save.last().succeed();
  clock.increment(60_000);
  expect(value()).toEqual({ open: 'recap' });
  expect(readUser.calls).toHaveLength(1);
});

test('saving twice sends one request, and closing waits for the answer', async () => {
  const { actor, value, readUser, save } = chooseJazz();
  actor.send({ type: 'preferences.submitted' });
  actor.send({ type: 'preferences.submitted' });
  actor.send({ type: 'preferences.closed' });
  expect(readUser.calls).toHaveLength(1);
  await readUser.last().succeed(lea);
  actor.send({ type: 'preferences.submitted' });
  actor.send({ type: 'preferences.closed' });
  expect(actor.getSnapshot().hasTag('saving')).toBe(true);
  expect(save.calls).toHaveLength(1);
  await save.last().succeed();
  expect(value()).toBe('closed');
});

test('leaving the page aborts the read and the write', async () => {
  const { actor, emitted, readUser, save } = chooseJazz();
  actor.send({ type: 'preferences.submitted' });
  await readUser.last().succeed(lea);
  actor.stop();
  expect(save.last().signal.aborted).toBe(true);
  await save.last().succeed();
  expect(emitted).toEqual([]);

  const other = chooseJazz();
  other.actor.send({ type: 'preferences.submitted' });
  other.actor.stop();
  expect(other.readUser.last().signal.aborted).toBe(true);
});
