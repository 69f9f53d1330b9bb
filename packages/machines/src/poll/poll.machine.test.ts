import { expect, test } from 'vitest';
import { refusal, serviceOnCommand } from '../test/serviceOnCommand';
import { startActor } from '../test/startActor';
import type { PollChange, PollInput } from './poll.machine';
import { createPollMachine } from './poll.services';

const emptyInput: PollInput = { fields: { name: '', answers: {} }, isAnswered: false, isClosed: false, timeLeft: null };
const answers = { jazz: 'yes' } as const;

function begin(input: Partial<PollInput> = {}) {
  const send = serviceOnCommand<void, PollChange>();
  const started = startActor(createPollMachine({ sendAnswers: send.ask }), { ...emptyInput, ...input });
  const { actor } = started;
  const submit = (change: string, fields = { name: 'Zoé', answers: answers as PollChange['answers'] }) =>
    actor.send({ type: 'poll.submitted', ...fields, change });
  return {
    ...started,
    send,
    submit,
    value: () => nameOf(actor.getSnapshot().value),
    context: () => actor.getSnapshot().context,
  };
}

/** Returns the name of the innermost state. */
const nameOf = (value: string | object): string =>
  typeof value === 'string' ? value : nameOf(Object.values(value)[0]);

test('answers are sent with the trimmed name, and reported', async () => {
  const { emitted, send, submit, value } = begin();
  submit('1', { name: ' Zoé ', answers });
  expect(send.last().input).toEqual({ name: 'Zoé', answers, change: '1' });
  await send.last().succeed();
  expect(value()).toBe('answered');
  expect(emitted).toEqual([{ type: 'poll.answered' }]);
});

test('missing fields have errors, and no answers are sent', () => {
  const { send, submit, value, context } = begin();
  submit('1', { name: '\u200B', answers: {} });
  expect(value()).toBe('answering');
  expect(context().problems).toEqual({ name: 'required', answers: 'required' });
  expect(send.calls).toHaveLength(0);
});

test('equal answers after a failure keep the id of the change, and other answers get a new id', async () => {
  const { send, submit, value, context } = begin();
  submit('1');
  await send.last().fail();
  expect(value()).toBe('answering');
  expect(context().failure).toEqual(refusal);
  submit('2');
  expect(send.last().input.change).toBe('1');
  await send.last().fail();
  submit('3', { name: 'Zoé', answers: { jazz: 'no' } });
  expect(send.last().input.change).toBe('3');
});

test('equal answers after a success get a new id', async () => {
  const { send, submit } = begin();
  submit('1');
  await send.last().succeed();
  submit('2');
  expect(send.last().input.change).toBe('2');
});

test.each(['PT410', 'PT404'])('a refusal with %s ends the poll', async (code) => {
  const { emitted, send, submit, value } = begin();
  submit('1');
  await send.last().fail({ code, message: 'Closed.' });
  expect(value()).toBe('ended');
  expect(emitted).toEqual([{ type: 'poll.ended' }]);
});

test('a guest can change the answers', async () => {
  const { actor, send, submit, value } = begin({ isAnswered: true, fields: { name: 'Zoé', answers } });
  expect(value()).toBe('answered');
  actor.send({ type: 'poll.edited' });
  expect(value()).toBe('answering');
  submit('1', { name: 'Zoé', answers: { jazz: 'no' } });
  await send.last().succeed();
  expect(value()).toBe('answered');
});

test('a closed poll accepts no answers', () => {
  const { send, submit, value } = begin({ isClosed: true });
  submit('1');
  expect([value(), send.calls]).toEqual(['ended', []]);
});

test('answers are sent once for repeated submits', () => {
  const { send, submit } = begin();
  for (const change of ['1', '2', '3']) submit(change);
  expect(send.calls).toHaveLength(1);
});

test('leaving the page aborts the request', () => {
  const { actor, send, submit } = begin();
  submit('1');
  actor.stop();
  expect(send.last().signal.aborted).toBe(true);
});

test('the deadline of a poll is reported, and does not stop typing or sending', async () => {
  for (const isSending of [false, true]) {
    const { clock, emitted, send, submit, value } = begin({ timeLeft: 60_000 });
    if (isSending) submit('1');
    clock.increment(59_999);
    expect(emitted).toEqual([]);
    clock.increment(1);
    expect(emitted).toEqual([{ type: 'poll.due' }]);
    expect(value()).toBe(isSending ? 'sending' : 'answering');
    if (isSending) expect(send.last().signal.aborted).toBe(false);
  }
});

test('a change of answers does not delay the deadline', async () => {
  const { actor, clock, emitted, send, submit } = begin({ timeLeft: 60_000 });
  submit('1');
  await send.last().succeed();
  clock.increment(30_000);
  actor.send({ type: 'poll.edited' });
  clock.increment(30_000);
  expect(emitted.at(-1)).toEqual({ type: 'poll.due' });
});

test.each([null, 2 ** 31])('a deadline that is missing or more than 24 days away is not reported: %s', (timeLeft) => {
  const { clock, emitted } = begin({ timeLeft });
  clock.increment(2 ** 31);
  expect(emitted).toEqual([]);
});
