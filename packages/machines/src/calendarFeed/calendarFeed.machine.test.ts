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

test('a new calendar is shown with its token', async () => {
  const { ask, create, value, context } = await begin(null);
  expect(value()).toBe('absent');
  ask('first');
  expect(create.last().input).toBe('first');
  await create.last().succeed();
  expect([value(), context().token]).toEqual(['shown', 'first']);
});

test('an existing calendar has no token, and a confirmed replacement gives it a new token', async () => {
  const { askReplacement, ask, create, value, context } = await begin(since);
  expect([value(), context()]).toEqual(['active', { since, token: '', failure: null }]);
  askReplacement();
  expect(value()).toBe('confirmingReplacement');
  ask('second');
  await create.last().succeed();
  expect([value(), context().token]).toEqual(['shown', 'second']);
});

test('a request is sent only after a confirmation', async () => {
  const { askReplacement, askRevocation, dismiss, ask, end, create, revoke, value } = await begin(since);
  ask('first');
  end();
  askReplacement();
  dismiss();
  askRevocation();
  dismiss();
  expect([create.calls, revoke.calls, value()]).toEqual([[], [], 'active']);
});

test('the same token is sent again after a failure, because it may have arrived', async () => {
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

test('a revoked calendar is absent and has no token', async () => {
  const { emitted, ask, create, askRevocation, end, revoke, value, context } = await begin(null);
  ask('first');
  await create.last().succeed();
  askRevocation();
  end();
  await revoke.last().succeed();
  expect([value(), context()]).toEqual(['absent', { since: null, token: '', failure: null }]);
  expect(emitted).toEqual([{ type: 'calendarFeed.ended' }]);
});

test('a new calendar is still shown after a dismissed revocation', async () => {
  const { ask, create, askRevocation, dismiss, value, context } = await begin(null);
  ask('first');
  await create.last().succeed();
  askRevocation();
  dismiss();
  expect([value(), context().token]).toEqual(['shown', 'first']);
});

test('a failed revocation can be dismissed or confirmed again', async () => {
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

test('a calendar is created once for repeated requests', async () => {
  const { ask, create } = await begin(null);
  for (const token of ['first', 'second', 'third']) ask(token);
  expect(create.calls).toHaveLength(1);
});
