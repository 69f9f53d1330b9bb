import { afterEach, expect, it, vi } from 'vitest';
import { show } from '../conformance/describeConformance';
import { type EventItem, EventItems } from './EventItems';

const item = (id: string): EventItem => ({
  id,
  href: `/event/${id}`,
  title: id,
  category: 'music',
  categoryLabel: 'Musique',
  place: 'Paris',
});

afterEach(() => vi.restoreAllMocks());

it('EventItems leaves out a card that throws, logs it, and keeps the others', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const date = {
    dateTime: '2026-12-12',
    weekday: 'sam.',
    day: '12',
    get month(): string {
      throw new RangeError('Invalid time value');
    },
  };
  const broken: EventItem = { ...item('broken'), date };
  const events = [item('first'), broken, item('last')];
  const root = show(<EventItems label="Événements" events={events} headingLevel={2} />);
  expect([...root.querySelectorAll('li')].map((cell) => cell.querySelector('h2')?.textContent)).toEqual([
    'first',
    'last',
  ]);
  expect(log).toHaveBeenCalled();
});
