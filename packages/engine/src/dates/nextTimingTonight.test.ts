import { expect, test } from 'vitest';
import { createEvent } from '../../testing/createEvent.ts';
import { nextTimingTonight } from './nextTimingTonight.ts';

const at = (begin: string, end: string) => ({ begin: `${begin}:00+01:00`, end: `${end}:00+01:00` });
const concert = createEvent({ timings: [at('2026-12-08T20:30', '2026-12-08T23:00')] });
const club = createEvent({ timings: [at('2026-12-09T01:00', '2026-12-09T06:00')] });
const lunch = createEvent({ timings: [at('2026-12-08T12:00', '2026-12-08T14:00')] });

// Today's last time is not over until midnight, as in the list of today.
test.each([
  ['2026-12-08T09:00', [true, true, false]],
  ['2026-12-08T23:30', [true, true, false]],
  ['2026-12-09T03:59', [false, true, false]],
  ['2026-12-09T04:00', [false, false, false]],
  ['2026-12-07T23:00', [false, false, false]],
])('at %s, a concert, a club and a lunch are tonight: %s', (now, expected) => {
  const shown = [concert, club, lunch].map((event) => nextTimingTonight(event, Date.parse(`${now}:00+01:00`)) !== null);
  expect(shown).toEqual(expected);
});
