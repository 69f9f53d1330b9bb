import { expect, test } from 'vitest';
import { serviceOnCommand } from '../test/serviceOnCommand';
import { startActor } from '../test/startActor';
import { createOutboxMachine } from './outbox.services';
import { entry } from './outbox.walk';
import type { OutboxEntry } from './outboxEntry';

const [jazz, swing] = [entry('jazz'), entry('swing')];
const gone = { code: '23503', message: 'Gone.' };

function begin(...entries: OutboxEntry[]) {
  const send = serviceOnCommand<OutboxEntry | null, OutboxEntry>();
  const started = startActor(createOutboxMachine({ sendEntry: send.ask }), undefined);
  const { actor } = started;
  const change = (...next: OutboxEntry[]) => actor.send({ type: 'outbox.changed', entries: next });
  change(...entries);
  return {
    ...started,
    send,
    change,
    connect: () => actor.send({ type: 'outbox.connected' }),
    disconnect: () => actor.send({ type: 'outbox.disconnected' }),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    sent: () => send.calls.map(({ input }) => input.id),
  };
}

test('waiting entries are sent one after another when the network is back, and their number is reported', async () => {
  const { connect, emitted, send, sent, value } = begin(jazz, swing);
  expect([value(), sent()]).toEqual(['waiting', []]);
  connect();
  expect([value(), sent()]).toEqual(['sending', ['jazz']]);
  await send.last().succeed(jazz);
  expect(sent()).toEqual(['jazz', 'swing']);
  await send.last().succeed(swing);
  expect([value(), emitted]).toEqual(['empty', [{ type: 'outbox.sent', count: 2 }]]);
});

test('an entry that another tab has sent is not counted', async () => {
  const { connect, emitted, send, value } = begin(jazz);
  connect();
  await send.last().succeed(null);
  expect([value(), emitted]).toEqual(['empty', []]);
});

test('a new entry is sent at once if there is a network', () => {
  const { change, connect, sent } = begin();
  connect();
  change(jazz);
  expect(sent()).toEqual(['jazz']);
});

test('an entry that is added while another one is sent is sent next', async () => {
  const { change, connect, send, sent, value } = begin(jazz);
  connect();
  change(jazz, swing);
  expect(sent()).toEqual(['jazz']);
  await send.last().succeed(jazz);
  expect(sent()).toEqual(['jazz', 'swing']);
  await send.last().succeed(swing);
  expect(value()).toBe('empty');
});

test('an entry without an answer is sent again after 5 seconds, 30 seconds, and then every 5 minutes', async () => {
  const { clock, connect, send, sent, value } = begin(jazz);
  connect();
  for (const delay of [5_000, 30_000, 300_000, 300_000]) {
    await send.last().fail();
    expect(value()).toBe('delayed');
    const count = sent().length;
    clock.increment(delay - 1);
    expect(sent()).toHaveLength(count);
    clock.increment(1);
    expect(sent()).toHaveLength(count + 1);
  }
});

test('an entry without an answer does not delay the other entries', async () => {
  const { connect, emitted, send, sent, value } = begin(jazz, swing);
  connect();
  await send.last().fail();
  expect(sent()).toEqual(['jazz', 'swing']);
  await send.last().succeed(swing);
  expect([value(), emitted]).toEqual(['delayed', [{ type: 'outbox.sent', count: 1 }]]);
});

test('an entry waits without a network, and is sent at once when the network is back', async () => {
  const { connect, disconnect, send, sent, value } = begin(jazz);
  connect();
  disconnect();
  expect(send.last().signal.aborted).toBe(false);
  await send.last().fail();
  expect(value()).toBe('waiting');
  connect();
  expect(sent()).toEqual(['jazz', 'jazz']);
});

test('a refused entry is removed, and shown until the user dismisses it', async () => {
  const { actor, connect, emitted, send, context, value } = begin(jazz, swing);
  connect();
  await send.last().fail(gone);
  await send.last().succeed(swing);
  expect([value(), context().refused]).toEqual(['refused', [{ entry: jazz, code: '23503' }]]);
  expect(emitted).toEqual([{ type: 'outbox.sent', count: 1 }]);
  actor.send({ type: 'outbox.dismissed' });
  expect([value(), context().refused]).toEqual(['empty', []]);
});

test('the entries of a user are not sent after a change of user', async () => {
  const { change, connect, send, sent, value } = begin(jazz);
  connect();
  await send.last().fail({ code: 'sessionEnded', message: 'Over.' });
  change();
  expect([value(), sent()]).toEqual(['empty', ['jazz']]);
  change(swing);
  await send.last().succeed(swing);
  expect([value(), sent()]).toEqual(['empty', ['jazz', 'swing']]);
});

test('leaving the page aborts the request', () => {
  const { actor, connect, send } = begin(jazz);
  connect();
  actor.stop();
  expect(send.last().signal.aborted).toBe(true);
});
