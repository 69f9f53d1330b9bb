import { fromService } from '../fromService';
import { type PollChange, pollMachine } from './poll.machine';

/** The services that the answer to a poll calls. */
export interface PollAnswerServices {
  /**
   * Stores a change of the answers. A change that is already stored counts as success. Rejects with `PT410` if the poll
   * is closed, `PT404` if there is no poll, `PT409` if it is full, `PT429` above the limit.
   */
  sendAnswers(change: PollChange, signal: AbortSignal): Promise<void>;
}

export const createPollMachine = (services: PollAnswerServices) =>
  pollMachine.provide({
    actors: {
      sendAnswers: fromService<void, PollChange>((input, signal) => services.sendAnswers(input, signal)),
    },
  });
