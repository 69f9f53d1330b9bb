import { deviceStorage } from './deviceStorage';
import { isLinkToken, newLinkToken } from './linkTokens';

const prefix = 'lively.poll.';

/** The tokens with which a guest of this device answered polls, by the id of the poll. */
export const answerTokens = {
  /** Returns the stored token; null if there is none. */
  read(pollId: string): string | null {
    const held = deviceStorage.read(prefix + pollId) ?? undefined;
    return isLinkToken(held) ? held : null;
  },

  /** Returns the stored token, or stores a new one: a second tab is the same guest. */
  hold(pollId: string): string {
    const token = this.read(pollId) ?? newLinkToken();
    deviceStorage.write(prefix + pollId, token);
    return token;
  },

  forget(pollId: string): void {
    deviceStorage.remove(prefix + pollId);
  },
};
