import type { PollFields, PollProblems } from '@lively/machines';

/** The state that the server rendered a poll with. The app takes it over. */
export interface RenderedPoll {
  /** The token that a guest without scripts answers with: a new token, or that of their own link. */
  readonly answerToken: string;
  /** The values that were rejected. */
  readonly fields?: PollFields | undefined;
  readonly problems?: PollProblems | undefined;
  /** The code of the rejection. */
  readonly failure?: string | undefined;
}
