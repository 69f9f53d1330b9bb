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

test('the token of a calendar that is there is not known, and another one replaces it', async () => {
  const { ask, create, value, context } = await begin(since);
  expect([value(), context()]).toEqual(['active', { since, token: '', failure: null }]);
  ask('second');
  await create.last().succeed();
  expect([value(), context().token]).toEqual(['shown', 'second']);
});

test('after a failure the same token is sent again: it may have arrived', async () => {
  const { ask, create, value, context } = await begin(since);
  ask('first');
  await create.last().fail();
  expect([value(), context().failure]).toEqual(['active', refusal]);
  ask('second');
  expect(create.last().input).toBe('first');
});

test('a revoked calendar is gone, and its token forgotten', async () => {
  const { emitted, ask, create, end, revoke, value, context } = await begin(null);
  ask('first');
  await create.last().succeed();
  end();
  await revoke.last().succeed();
  expect([value(), context()]).toEqual(['absent', { since: null, token: '', failure: null }]);
  expect(emitted).toEqual([{ type: 'calendarFeed.ended' }]);
});

test('a calendar that could not be revoked is said to be there, and is revoked by the next press', async () => {
  const { end, revoke, value } = await begin(since);
  end();
  await revoke.last().fail();
  expect(value()).toBe('kept');
  end();
  await revoke.last().succeed();
  expect(value()).toBe('absent');
});

test('it is sent once however often it is pressed', async () => {
  const { ask, create } = await begin(null);
  for (const token of ['first', 'second', 'third']) ask(token);
  expect(create.calls).toHaveLength(1);
});
