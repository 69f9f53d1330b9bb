import type { Coordinates } from '@lively/engine';
import { expect, test } from 'vitest';
import { serviceOnCommand } from '../test/serviceOnCommand';
import { startActor } from '../test/startActor';
import { createGeolocationMachine } from './geolocation.services';

const villeurbanne = { latitude: 45.77, longitude: 4.88 };

function begin() {
  const locate = serviceOnCommand<Coordinates>();
  const machine = createGeolocationMachine({ locate: (signal) => locate.ask(undefined, signal) });
  const { actor, clock, emitted } = startActor(machine, undefined);
  const value = () => actor.getSnapshot().value;
  const city = () => actor.getSnapshot().context.city;
  return { actor, clock, emitted, locate, value, city };
}

test('the position is not requested before the user asks for it, and there is no city', () => {
  const { locate, city } = begin();
  expect(locate.calls).toHaveLength(0);
  expect(city()).toBeNull();
});

test('a found position gives the nearest known city', async () => {
  const { actor, emitted, locate, value, city } = begin();
  actor.send({ type: 'geolocation.asked' });
  expect(value()).toBe('asking');
  await locate.last().succeed(villeurbanne);
  expect(value()).toBe('found');
  expect(city()).toBe('Lyon');
  expect(emitted).toEqual([{ type: 'geolocation.found' }]);
});

test.each([
  ['a refusal', { code: 'refused', message: 'denied' }, 'refused'],
  ['a device that gives up', { code: 'timedOut', message: 'timeout' }, 'timedOut'],
  ['a device without a position', new Error('no signal'), 'unavailable'],
])('%s gives no city, and the problem is reported', async (_, thrown, problem) => {
  const { actor, emitted, locate, value, city } = begin();
  actor.send({ type: 'geolocation.asked' });
  await locate.last().fail(thrown);
  expect(value()).toBe(problem);
  expect(city()).toBeNull();
  expect(emitted).toEqual([{ type: 'geolocation.failed', problem }]);
});

test.each([
  ['not a number', { latitude: Number.NaN, longitude: 2 }],
  ['off the globe', { latitude: 91, longitude: 2 }],
  ['infinite', { latitude: 48, longitude: Number.POSITIVE_INFINITY }],
])('a position that is %s is unavailable', async (_, coordinates) => {
  const { actor, locate, value, city } = begin();
  actor.send({ type: 'geolocation.asked' });
  await locate.last().succeed(coordinates);
  expect(value()).toBe('unavailable');
  expect(city()).toBeNull();
});

test('the request ends after ten seconds, and a late answer is ignored', async () => {
  const { actor, clock, emitted, locate, value, city } = begin();
  actor.send({ type: 'geolocation.asked' });
  clock.increment(9_999);
  expect(value()).toBe('asking');
  clock.increment(1);
  expect(value()).toBe('timedOut');
  expect(locate.last().signal.aborted).toBe(true);
  await locate.last().succeed(villeurbanne);
  expect(city()).toBeNull();
  expect(emitted).toEqual([{ type: 'geolocation.failed', problem: 'timedOut' }]);
});

test('a second request does not restart the ten seconds, and a later request asks again', async () => {
  const { actor, clock, locate, value, city } = begin();
  actor.send({ type: 'geolocation.asked' });
  clock.increment(6_000);
  actor.send({ type: 'geolocation.asked' });
  expect(locate.calls).toHaveLength(1);
  clock.increment(4_000);
  expect(value()).toBe('timedOut');
  actor.send({ type: 'geolocation.asked' });
  await locate.last().succeed(villeurbanne);
  expect(city()).toBe('Lyon');
});

test('leaving the page aborts the request', async () => {
  const { actor, emitted, locate } = begin();
  actor.send({ type: 'geolocation.asked' });
  actor.stop();
  expect(locate.last().signal.aborted).toBe(true);
  await locate.last().succeed(villeurbanne);
  expect(emitted).toEqual([]);
});
