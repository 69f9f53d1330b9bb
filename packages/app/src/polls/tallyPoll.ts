import { type PollAnswer, pollAnswers } from '@lively/machines';
import type { Poll, PollOption } from '../data/Polls';

/** How many people say what to an option. */
export type Tally = Readonly<Record<PollAnswer, number>>;

export interface TalliedPoll {
  /** By the id of the option. */
  readonly tallies: ReadonlyMap<string, Tally>;
  /** The option that leads; undefined while no one says yes or maybe to one that takes place. */
  readonly leader: PollOption | undefined;
}

/**
 * Counts the answers that are shown. Most « yes » lead, then most « maybe », then fewest « no », then the first day: an option
 * that no longer takes place never leads.
 */
export function tallyPoll({ options, people }: Pick<Poll, 'options' | 'people'>): TalliedPoll {
  const tallies = new Map(
    options.map(({ id }) => {
      const count = (answer: PollAnswer) => people.filter(({ answers }) => answers[id] === answer).length;
      return [id, Object.fromEntries(pollAnswers.map((answer) => [answer, count(answer)])) as unknown as Tally];
    }),
  );
  const tallyOf = ({ id }: PollOption) => tallies.get(id) ?? { yes: 0, maybe: 0, no: 0 };
  const [leader] = options
    .filter((option) => option.isOn && tallyOf(option).yes + tallyOf(option).maybe > 0)
    // The options come by day, and sorting keeps their order.
    .sort((one, other) => {
      const [a, b] = [tallyOf(one), tallyOf(other)];
      return b.yes - a.yes || b.maybe - a.maybe || a.no - b.no;
    });
  return { tallies, leader };
}
