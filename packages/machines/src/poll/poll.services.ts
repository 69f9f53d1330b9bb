import { fromService } from '../fromService';
import { type PollChange, pollMachine } from './poll.machine';

/** What answering a poll needs from the outside world. */
export interface PollAnswerServices {
  /**
   * Stores a change of the answers. One that is stored already counts as success. Rejected with `PT410` once the poll is closed,
   * `PT404` without a poll, `PT409` when it is full, `PT429` above the limit.
   */
  sendAnswers(change: PollChange, signal: AbortSignal): Promise<void>;
}

export const createPollMachine = (services: PollAnswerServices) =>
  pollMachine.provide({
    actors: {
      sendAnswers: fromService<void, PollChange>((input, signal) => services.sendAnswers(input, signal)),
    },
  });
