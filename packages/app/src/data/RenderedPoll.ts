import type { PollFields, PollProblems } from '@lively/machines';

/** What the server says of a poll that it has rendered: the page shows it, and the app takes it over. */
export interface RenderedPoll {
  /** The token that a guest without scripts answers with: a new one, or that of their own link. */
  readonly answerToken: string;
  /** What was filled in and not accepted. */
  readonly fields?: PollFields | undefined;
  readonly problems?: PollProblems | undefined;
  /** The code of what it was refused with. */
  readonly failure?: string | undefined;
}
