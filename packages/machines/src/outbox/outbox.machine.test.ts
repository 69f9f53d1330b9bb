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

test('what waits is sent once the network is back, one after the other, and said', async () => {
  const { connect, emitted, send, sent, value } = begin(jazz, swing);
  expect([value(), sent()]).toEqual(['waiting', []]);
  connect();
  expect([value(), sent()]).toEqual(['sending', ['jazz']]);
  await send.last().succeed(jazz);
  expect(sent()).toEqual(['jazz', 'swing']);
  await send.last().succeed(swing);
  expect([value(), emitted]).toEqual(['empty', [{ type: 'outbox.sent', count: 2 }]]);
});

test('what another tab has sent meanwhile is not counted', async () => {
  const { connect, emitted, send, value } = begin(jazz);
  connect();
  await send.last().succeed(null);
  expect([value(), emitted]).toEqual(['empty', []]);
});

test('with a network, what is chosen goes at once', () => {
  const { change, connect, sent } = begin();
  connect();
  change(jazz);
  expect(sent()).toEqual(['jazz']);
});

test('what is chosen while another entry is sent goes in the next round', async () => {
  const { change, connect, send, sent, value } = begin(jazz);
  connect();
  change(jazz, swing);
  expect(sent()).toEqual(['jazz']);
  await send.last().succeed(jazz);
  expect(sent()).toEqual(['jazz', 'swing']);
  await send.last().succeed(swing);
  expect(value()).toBe('empty');
});

test('what got no answer is sent again after five and thirty seconds, then each five minutes', async () => {
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

test('one that gets no answer holds no other one up', async () => {
  const { connect, emitted, send, sent, value } = begin(jazz, swing);
  connect();
  await send.last().fail();
  expect(sent()).toEqual(['jazz', 'swing']);
  await send.last().succeed(swing);
  expect([value(), emitted]).toEqual(['delayed', [{ type: 'outbox.sent', count: 1 }]]);
});

test('without a network it waits, and a new one begins at once', async () => {
  const { connect, disconnect, send, sent, value } = begin(jazz);
  connect();
  disconnect();
  expect(send.last().signal.aborted).toBe(false);
  await send.last().fail();
  expect(value()).toBe('waiting');
  connect();
  expect(sent()).toEqual(['jazz', 'jazz']);
});

test('what is refused is let go of, and stands there until it is read', async () => {
  const { actor, connect, emitted, send, context, value } = begin(jazz, swing);
  connect();
  await send.last().fail(gone);
  await send.last().succeed(swing);
  expect([value(), context().refused]).toEqual(['refused', [{ entry: jazz, code: '23503' }]]);
  expect(emitted).toEqual([{ type: 'outbox.sent', count: 1 }]);
  actor.send({ type: 'outbox.dismissed' });
  expect([value(), context().refused]).toEqual(['empty', []]);
});

test('another person who comes sends nothing of the one before', async () => {
  const { change, connect, send, sent, value } = begin(jazz);
  connect();
  await send.last().fail({ code: 'sessionEnded', message: 'Over.' });
  change();
  expect([value(), sent()]).toEqual(['empty', ['jazz']]);
});

test('leaving the page calls it off', () => {
  const { actor, connect, send } = begin(jazz);
  connect();
  actor.stop();
  expect(send.last().signal.aborted).toBe(true);
});
