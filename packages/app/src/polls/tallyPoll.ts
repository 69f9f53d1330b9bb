import { type PollAnswer, pollAnswers } from '@lively/machines';
import type { Poll, PollOption } from '../data/Polls';

/** The number of people per answer to an option. */
export type Tally = Readonly<Record<PollAnswer, number>>;

export interface TalliedPoll {
  /** The tallies by the id of the option. */
  readonly tallies: ReadonlyMap<string, Tally>;
  /** The leading option; undefined until someone answers yes or maybe to an option that takes place. */
  readonly leader: PollOption | undefined;
  /** The number of other options with the same answers as the leading one, on later days or further down. */
  readonly ties: number;
}

/**
 * Counts the visible answers. Most « yes » lead, then most « maybe », then fewest « no », then the earliest day. An
 * option that no longer takes place never leads.
 */
export function tallyPoll({ options, people }: Pick<Poll, 'options' | 'people'>): TalliedPoll {
  const tallies = new Map(
    options.map(({ id }) => {
      const count = (answer: PollAnswer) => people.filter(({ answers }) => answers[id] === answer).length;
      return [id, Object.fromEntries(pollAnswers.map((answer) => [answer, count(answer)])) as unknown as Tally];
    }),
  );
  const tallyOf = ({ id }: PollOption) => tallies.get(id) ?? { yes: 0, maybe: 0, no: 0 };
  const compare = (one: PollOption, other: PollOption) => {
    const [a, b] = [tallyOf(one), tallyOf(other)];
    return b.yes - a.yes || b.maybe - a.maybe || a.no - b.no;
  };
  const [leader, ...others] = options
    .filter((option) => option.isOn && tallyOf(option).yes + tallyOf(option).maybe > 0)
    // The options are sorted by day, and sorting is stable.
    .sort(compare);
  const ties = leader ? others.filter((option) => compare(leader, option) === 0).length : 0;
  return { tallies, leader, ties };
}
