import { defineWalk } from '../test/walkMachine';
import { calendarFeedMachine } from './calendarFeed.machine';

export const walk = defineWalk({
  machine: calendarFeedMachine,
  inputs: [undefined],
  events: [
    { type: 'calendarFeed.asked', token: 'first' },
    { type: 'calendarFeed.asked', token: 'second' },
    { type: 'calendarFeed.revoked' },
    { type: 'calendarFeed.retried' },
    { type: 'calendarFeed.replacementAsked' },
    { type: 'calendarFeed.revocationAsked' },
    { type: 'calendarFeed.dismissed' },
  ],
  answers: { readFeed: [null, '2026-11-20T10:00:00Z'], createFeed: [undefined], revokeFeed: [undefined] },
});
