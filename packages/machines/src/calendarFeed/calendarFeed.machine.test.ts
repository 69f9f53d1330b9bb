import { expect, test } from 'vitest';
import { refusal, serviceOnCommand } from '../test/serviceOnCommand';
import { startActor } from '../test/startActor';
import { createCalendarFeedMachine } from './calendarFeed.services';

const since = '2026-11-20T10:00:00Z';

async function begin(found: string | null) {
  const read = serviceOnCommand<string | null, void>();
  const create = serviceOnCommand<void, string>();
  const revoke = serviceOnCommand<void, void>();
  const started = startActor(
    createCalendarFeedMachine({
      readFeed: (signal) => read.ask(undefined, signal),
      createFeed: create.ask,
      revokeFeed: (signal) => revoke.ask(undefined, signal),
    }),
    undefined,
  );
  const { actor } = started;
  await read.last().succeed(found);
  return {
    ...started,
    create,
    revoke,
    ask: (token: string) => actor.send({ type: 'calendarFeed.asked', token }),
    end: () => actor.send({ type: 'calendarFeed.revoked' }),
    askReplacement: () => actor.send({ type: 'calendarFeed.replacementAsked' }),
    askRevocation: () => actor.send({ type: 'calendarFeed.revocationAsked' }),
    dismiss: () => actor.send({ type: 'calendarFeed.dismissed' }),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

test('a calendar that is made is shown with its token', async () => {
  const { ask, create, value, context } = await begin(null);
  expect(value()).toBe('absent');
  ask('first');
  expect(create.last().input).toBe('first');
  await create.last().succeed();
  expect([value(), context().token]).toEqual(['shown', 'first']);
});

test('the token of a calendar that is there is not known, and another one replaces it after a question', async () => {
  const { askReplacement, ask, create, value, context } = await begin(since);
  expect([value(), context()]).toEqual(['active', { since, token: '', failure: null }]);
  askReplacement();
  expect(value()).toBe('confirmingReplacement');
  ask('second');
  await create.last().succeed();
  expect([value(), context().token]).toEqual(['shown', 'second']);
});

test('nothing is sent without a question, nor after a no', async () => {
  const { askReplacement, askRevocation, dismiss, ask, end, create, revoke, value } = await begin(since);
  ask('first');
  end();
  askReplacement();
  dismiss();
  askRevocation();
  dismiss();
  expect([create.calls, revoke.calls, value()]).toEqual([[], [], 'active']);
});

test('after a failure the same token is sent again: it may have arrived', async () => {
  const { askReplacement, dismiss, ask, create, value, context } = await begin(since);
  askReplacement();
  ask('first');
  await create.last().fail();
  expect([value(), context().failure]).toEqual(['active', refusal]);
  askReplacement();
  dismiss();
  askReplacement();
  ask('second');
  expect(create.last().input).toBe('first');
});

test('a revoked calendar is gone, and its token forgotten', async () => {
  const { emitted, ask, create, askRevocation, end, revoke, value, context } = await begin(null);
  ask('first');
  await create.last().succeed();
  askRevocation();
  end();
  await revoke.last().succeed();
  expect([value(), context()]).toEqual(['absent', { since: null, token: '', failure: null }]);
  expect(emitted).toEqual([{ type: 'calendarFeed.ended' }]);
});

test('an address that is shown is shown after a no', async () => {
  const { ask, create, askRevocation, dismiss, value, context } = await begin(null);
  ask('first');
  await create.last().succeed();
  askRevocation();
  dismiss();
  expect([value(), context().token]).toEqual(['shown', 'first']);
});

test('a calendar that could not be revoked is asked about again: a no leaves it, another yes revokes it', async () => {
  const { askRevocation, dismiss, end, revoke, value, context } = await begin(since);
  askRevocation();
  end();
  await revoke.last().fail();
  expect([value(), context().failure]).toEqual(['confirmingRevocation', refusal]);
  dismiss();
  expect([value(), context().failure]).toEqual(['active', null]);
  askRevocation();
  end();
  await revoke.last().succeed();
  expect(value()).toBe('absent');
});

test('it is sent once however often it is pressed', async () => {
  const { ask, create } = await begin(null);
  for (const token of ['first', 'second', 'third']) ask(token);
  expect(create.calls).toHaveLength(1);
});
