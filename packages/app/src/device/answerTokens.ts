import { deviceStorage } from './deviceStorage';
import { isLinkToken, newLinkToken } from './linkTokens';

const prefix = 'lively.poll.';

/** The tokens with which a guest of this device answers polls, by the id of the poll. */
export const answerTokens = {
  /** The token that was used; null for none. */
  read(pollId: string): string | null {
    const held = deviceStorage.read(prefix + pollId) ?? undefined;
    return isLinkToken(held) ? held : null;
  },

  /** The token that was used, or a new one, which holds from now on: a second tab is the same guest. */
  hold(pollId: string): string {
    const token = this.read(pollId) ?? newLinkToken();
    deviceStorage.write(prefix + pollId, token);
    return token;
  },

  forget(pollId: string): void {
    deviceStorage.remove(prefix + pollId);
  },

  /** The next person on this device is another guest. */
  clear: (): void => deviceStorage.removeAll(prefix),
};
