import { expect, test } from 'vitest';
import { refusal, serviceOnCommand } from '../test/serviceOnCommand';
import { startActor } from '../test/startActor';
import type { Report } from './report.machine';
import { createReportMachine } from './report.services';

function begin() {
  const send = serviceOnCommand<void, Report>();
  const started = startActor(createReportMachine({ sendReport: send.ask }), { eventId: 'jazz' });
  const { actor } = started;
  actor.send({ type: 'report.opened' });
  return { ...started, send, value: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context };
}

test('a report is sent with its reason and details, and the success is reported', async () => {
  const { actor, emitted, send, value } = begin();
  actor.send({ type: 'report.submitted', reason: 'scam', details: ' Billets inventés. ' });
  expect(send.last().input).toEqual({ eventId: 'jazz', reason: 'scam', details: 'Billets inventés.' });
  await send.last().succeed();
  expect(value()).toBe('sent');
  expect(emitted).toEqual([{ type: 'report.sent' }]);
});

test('missing details have an error, and no report is sent', () => {
  const { actor, send, value, context } = begin();
  actor.send({ type: 'report.submitted', reason: 'other', details: '\u200B' });
  expect(value()).toBe('editing');
  expect(context().problems).toEqual({ details: 'required' });
  expect(send.calls).toHaveLength(0);
});

test('a failure keeps the reason and the details, and another try can succeed', async () => {
  const { actor, emitted, send, value, context } = begin();
  actor.send({ type: 'report.submitted', reason: 'illegal', details: 'Arme à gagner.' });
  await send.last().fail();
  expect(value()).toBe('editing');
  expect(context()).toMatchObject({ failure: refusal, fields: { reason: 'illegal', details: 'Arme à gagner.' } });
  actor.send({ type: 'report.submitted', reason: 'illegal', details: 'Arme à gagner.' });
  expect(context().failure).toBeNull();
  await send.last().succeed();
  expect(emitted).toEqual([{ type: 'report.sent' }]);
});

test('a report is sent once for repeated submits, and cannot be dismissed while it is sent', () => {
  const { actor, send, value } = begin();
  for (let presses = 0; presses < 3; presses++) actor.send({ type: 'report.submitted', reason: 'wrong', details: '' });
  actor.send({ type: 'report.dismissed' });
  expect(send.calls).toHaveLength(1);
  expect(value()).toBe('sending');
});

test('leaving the page aborts the report', () => {
  const { actor, send } = begin();
  actor.send({ type: 'report.submitted', reason: 'wrong', details: '' });
  actor.stop();
  expect(send.last().signal.aborted).toBe(true);
});
