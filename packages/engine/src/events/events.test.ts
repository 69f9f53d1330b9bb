import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEvent } from '../../testing/createEvent.ts';
import { deriveNumericId, parseEventId, sampleUuid } from './eventId.ts';
import { listBadges } from './listBadges.ts';
import { countParticipants, estimateParticipants } from './participants.ts';

describe('ids', () => {
  test('the uuid of a sample contains its number', () => {
    expect(sampleUuid(17)).toBe('00000000-0000-4000-8000-000000000011');
    expect(sampleUuid(4_294_967_295)).toBe('00000000-0000-4000-8000-0000ffffffff');
  });

  test('the number of a sample is parsed from its uuid, for every number', () => {
    fc.assert(
      fc.property(fc.nat(4_294_967_295), (number) => {
        expect(deriveNumericId(sampleUuid(number))).toBe(number);
        expect(parseEventId(sampleUuid(number))).toEqual({ kind: 'uuid', id: sampleUuid(number) });
        expect(parseEventId(`${number}`)).toEqual({ kind: 'number', value: number });
      }),
      { numRuns: 2000 },
    );
  });

  test('deriveNumericId returns a number of at least 0 for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.uuid(), fc.string()), (id) => {
        expect(deriveNumericId(id)).toBeGreaterThanOrEqual(0);
      }),
    );
    expect(deriveNumericId('nonsense')).toBe(0);
    expect(deriveNumericId('-1')).toBe(0);
  });

  test('a uuid in capital letters is parsed to small letters', () => {
    expect(parseEventId('0190A1B2-C3D4-7E5F-8A9B-0C1D2E3F4A5B')).toEqual({
      kind: 'uuid',
      id: '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b',
    });
  });

  test.each([
    '',
    ' ',
    '01',
    '1.0',
    '-1',
    '-0',
    '+1',
    '1e3',
    '0x1f',
    ' 1',
    '1 ',
    '%00',
    '\0',
    '../..',
    '4294967296',
    'ffffffff',
    '１',
    '😀',
    'NaN',
    'Infinity',
    'null',
    'undefined',
    '__proto__',
    '1'.repeat(2000),
    `${sampleUuid(1)} `,
    `{${sampleUuid(1)}}`,
    sampleUuid(1).replaceAll('-', ''),
  ])('%j is not an id', (text) => {
    expect(parseEventId(text)).toBeNull();
  });

  test('a text is parsed as a number only if it is the decimal form of the number', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.-+ex ') }), (text) => {
        const parsed = parseEventId(text);
        expect(parsed === null || (parsed.kind === 'number' && `${parsed.value}` === text)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('participants', () => {
  test.each([
    [800, 3, 803],
    [800, 0, 800],
    [0, 0, 0],
    [0, 3, 3],
    [null, 3, 3],
    [null, 0, null],
  ])('%j stated participants and %i purchases make %j participants', (participants, purchasesCount, counted) => {
    const event = createEvent({ id: sampleUuid(17), participants, purchasesCount, maxCapacity: 2 });
    expect(countParticipants(event)).toBe(counted);
    expect(estimateParticipants(event)).toEqual(
      counted === null ? { value: 2, estimated: true } : { value: counted, estimated: false },
    );
  });

  test('an event that is not a sample has no estimate, with or without a capacity', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.option(fc.nat(1000)), (id, maxCapacity) => {
        expect(estimateParticipants(createEvent({ id, maxCapacity }))).toBeNull();
        expect(estimateParticipants(createEvent({ id, maxCapacity, participants: 12 }))?.value).toBe(12);
      }),
    );
  });

  test('the estimate of a sample does not depend on its title, is below 500, and is at most the capacity', () => {
    fc.assert(
      fc.property(fc.nat(4_294_967_295).map(sampleUuid), fc.option(fc.nat(1000)), (id, maxCapacity) => {
        const { value } = estimateParticipants(createEvent({ id, maxCapacity })) ?? { value: Number.NaN };
        expect(estimateParticipants(createEvent({ id, maxCapacity, title: 'Autre' }))?.value).toBe(value);
        expect(value).toBeLessThan(500);
        expect(value).toBeGreaterThanOrEqual(Math.min(20, maxCapacity ?? 20));
        expect(value).toBeLessThanOrEqual(maxCapacity ?? 499);
      }),
      { numRuns: 1000 },
    );
  });
});

test('each badge is shown at its limit, and not beyond', () => {
  const badges = (upvotesCount: number, popularityScore: number, distance: number) =>
    listBadges({ upvotesCount, popularityScore }, distance);
  expect(badges(10, 1, 100)).toEqual({ popular: true, popularity: 1, distanceKm: 100 });
  expect(badges(9, 0, 100.1)).toEqual({ popular: false, popularity: null, distanceKm: null });
  expect(badges(0, -4, 1000)).toEqual({ popular: false, popularity: null, distanceKm: null });
});
