import type { EventId } from '@lively/engine';
import { expect, test } from 'vitest';
import { refusal, serviceOnCommand } from '../test/serviceOnCommand';
import { startActor } from '../test/startActor';
import { createPurchaseMachine } from './purchase.services';

const ticketUrl = 'https://tickets.example/jazz';

function begin(choices: { purchased?: boolean; blocked?: boolean; url?: string } = {}) {
  const { purchased = false, url = ticketUrl } = choices;
  const record = serviceOnCommand<void, EventId>();
  const story: string[] = [];
  const machine = createPurchaseMachine({
    openTab() {
      story.push('open');
      if (choices.blocked) return null;
      return { pointAt: (url) => story.push(`point at ${url}`), close: () => story.push('close') };
    },
    recordPurchase(eventId, signal) {
      story.push('record');
      return record.ask(eventId, signal);
    },
  });
  const { actor, emitted } = startActor(machine, { eventId: 'jazz', ticketUrl: url, purchased });
  return { actor, emitted, story, record };
}

test('a click opens a tab, which leads to the ticket only after the purchase is recorded', async () => {
  const { actor, emitted, story, record } = begin();
  actor.send({ type: 'purchase.clicked' });
  expect(story.toSorted()).toEqual(['open', 'record']);
  expect(record.last().input).toBe('jazz');
  await record.last().succeed();
  expect(story.slice(2)).toEqual([`point at ${ticketUrl}`]);
  expect(actor.getSnapshot().value).toBe('idle');
  expect(actor.getSnapshot().context.purchased).toBe(true);
  expect(emitted).toEqual([{ type: 'purchase.completed' }]);
});

test('a failed record closes the tab and is reported, and another click tries again', async () => {
  const { actor, emitted, story, record } = begin();
  actor.send({ type: 'purchase.clicked' });
  await record.last().fail();
  expect(story.slice(2)).toEqual(['close']);
  expect(actor.getSnapshot().context.purchased).toBe(false);
  expect(emitted).toEqual([{ type: 'purchase.failed', failure: refusal }]);
  actor.send({ type: 'purchase.clicked' });
  await record.last().succeed();
  expect(story.at(-1)).toBe(`point at ${ticketUrl}`);
});

test('leaving the page during the record closes the tab and aborts the record', async () => {
  const { actor, emitted, story, record } = begin();
  actor.send({ type: 'purchase.clicked' });
  actor.stop();
  expect(record.last().signal.aborted).toBe(true);
  await record.last().succeed();
  expect(story.slice(2)).toEqual(['close']);
  expect(emitted).toEqual([]);
});

test('a double click opens one tab and records once', () => {
  const { actor, story } = begin();
  actor.send({ type: 'purchase.clicked' });
  actor.send({ type: 'purchase.clicked' });
  expect(story.toSorted()).toEqual(['open', 'record']);
});

test('a purchased ticket is opened at once, without a second record or message', () => {
  const { actor, emitted, story } = begin({ purchased: true });
  actor.send({ type: 'purchase.clicked' });
  expect(story).toEqual(['open', `point at ${ticketUrl}`]);
  expect(actor.getSnapshot().value).toBe('idle');
  expect(emitted).toEqual([]);
  actor.send({ type: 'purchase.clicked' });
  expect(story).toHaveLength(4);
});

test('a blocked tab does not stop the record, and the page shows a link', async () => {
  const { actor, emitted, record } = begin({ blocked: true });
  actor.send({ type: 'purchase.clicked' });
  expect(actor.getSnapshot().context.blocked).toBe(true);
  await record.last().succeed();
  expect(actor.getSnapshot().context).toMatchObject({ purchased: true, blocked: true });
  expect(emitted).toEqual([{ type: 'purchase.completed' }]);
});

test.each([true, false])(
  'a tab that opens after a blocked one removes the link, purchased before: %s',
  async (purchased) => {
    const choices = { purchased, blocked: true };
    const { actor, record } = begin(choices);
    actor.send({ type: 'purchase.clicked' });
    if (!purchased) await record.last().fail();
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { blocked: true } });
    choices.blocked = false;
    actor.send({ type: 'purchase.clicked' });
    expect(actor.getSnapshot().context.blocked).toBe(false);
  },
);

test.each(['javascript:alert(1)', 'http://tickets.example', 'data:text/html,x', '//tickets.example', ''])(
  '%j is never opened (ASVS 1.2.2)',
  (url) => {
    const { actor, story } = begin({ url });
    actor.send({ type: 'purchase.clicked' });
    expect(story).toEqual([]);
  },
);
