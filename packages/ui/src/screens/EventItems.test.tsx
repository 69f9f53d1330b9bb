import { act, createRef, type Ref, useImperativeHandle, useState } from 'react';
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

it('EventItems does not draw the card of the same event again when its list is', () => {
  const draw = vi.fn(() => 'kept');
  const kept: EventItem = {
    ...item('kept'),
    get title() {
      return draw();
    },
  };
  const list = createRef<(events: readonly EventItem[]) => void>();
  const root = show(<Changing ref={list} first={[kept, item('first')]} />);
  const draws = draw.mock.calls.length;
  act(() => list.current?.([kept, item('second')]));
  expect([...root.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['kept', 'second']);
  expect(draw).toHaveBeenCalledTimes(draws);
});

/** A list that a function changes. */
function Changing({ first, ref }: { first: readonly EventItem[]; ref: Ref<(events: readonly EventItem[]) => void> }) {
  const [events, setEvents] = useState(first);
  useImperativeHandle(ref, () => setEvents, []);
  return <EventItems label="Événements" events={events} headingLevel={2} />;
}
