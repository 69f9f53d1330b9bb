import { expect, test } from 'vitest';
import { findShownEvents } from './findShownEvents';
import { nameForCdn } from './nameForCdn';

const id = '20000000-0000-4000-8000-0000000000ff';

test('events are found by their ids in a text and by the number in a short URL', () => {
  expect([...findShownEvents(`<a href="/en/event/${id}">`, '/event/17', '/es/event/18?a=1')]).toEqual([255, 17, 18]);
  expect([...findShownEvents(`/event/${id}`)]).toEqual([255]);
  expect(findShownEvents('/explore', 'event 17').size).toBe(0);
});

test('a CDN receives the kind of an answer and its events', () => {
  const names = nameForCdn('pages', findShownEvents(id));
  expect(names).toEqual({ 'Surrogate-Key': 'pages event-000000ff', 'Cache-Tag': 'pages,event-000000ff' });
  const many = nameForCdn('pages', new Set(Array.from({ length: 5_000 }, (_, index) => index)));
  expect(many['Cache-Tag']?.length).toBeLessThan(4_096);
});
