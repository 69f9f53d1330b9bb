import { createEvent } from '@lively/engine/testing';
import type { PollAnswer } from '@lively/machines';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PollOption } from '../data/Polls';
import { tallyPoll } from './tallyPoll';

const event = createEvent({});
const option = (id: string, isOn = true): PollOption => ({ id, day: '2099-01-01', event, isOn });
const person = (answers: Record<string, PollAnswer>) => ({ name: 'Zoé', isMe: false, answers });
const leaderOf = (ids: string[], ...answers: Record<string, PollAnswer>[]) =>
  tallyPoll({ options: ids.map((id) => option(id)), people: answers.map(person) }).leader?.id;

test('the leader has the most yes, then the most maybe, then the fewest no, then the first day', () => {
  expect(leaderOf(['a', 'b'], { a: 'maybe', b: 'yes' }, { a: 'maybe' })).toBe('b');
  expect(leaderOf(['a', 'b'], { a: 'yes', b: 'yes' }, { b: 'maybe' })).toBe('b');
  expect(leaderOf(['a', 'b'], { a: 'yes', b: 'yes' }, { a: 'no' })).toBe('b');
  expect(leaderOf(['a', 'b'], { a: 'yes', b: 'yes' })).toBe('a');
});

test('an option without a positive answer, or that no longer takes place, cannot lead', () => {
  expect(leaderOf(['a', 'b'])).toBeUndefined();
  expect(leaderOf(['a', 'b'], { a: 'no' })).toBeUndefined();
  const options = [option('a', false), option('b')];
  expect(tallyPoll({ options, people: [person({ a: 'yes', b: 'maybe' })] }).leader?.id).toBe('b');
});

test('every answer to an existing option is counted once, and the leader has the most yes', () => {
  const answers = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'gone'), fc.constantFrom('yes', 'maybe', 'no'));
  fc.assert(
    fc.property(fc.array(answers), (all) => {
      const ids = ['a', 'b', 'c'];
      const people = all.map((each) => person(each as Record<string, PollAnswer>));
      const { tallies, leader } = tallyPoll({ options: ids.map((id) => option(id)), people });
      for (const id of ids) {
        const tally = tallies.get(id) ?? { yes: 0, maybe: 0, no: 0 };
        expect(tally.yes + tally.maybe + tally.no).toBe(people.filter((each) => id in each.answers).length);
        expect(tallies.get(leader?.id ?? id)?.yes).toBeGreaterThanOrEqual(leader ? tally.yes : 0);
      }
    }),
  );
});

test('options with equal answers are tied with the leader, others are not', () => {
  const options = ['a', 'b', 'c'].map((id) => option(id));
  const tiesOf = (...people: Parameters<typeof person>[0][]) =>
    tallyPoll({ options, people: people.map((answers) => person(answers)) }).ties;
  expect(tiesOf({ a: 'yes', b: 'yes', c: 'maybe' })).toBe(1);
  expect(tiesOf({ a: 'yes', b: 'yes', c: 'yes' })).toBe(2);
  expect(tiesOf({ a: 'yes', b: 'maybe' })).toBe(0);
  expect(tiesOf()).toBe(0);
});
