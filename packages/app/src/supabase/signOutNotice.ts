const channelName = 'lively_sign_out';

/** Milliseconds for which a sign-out in another tab explains a refusal in this one: longer than a request may take. */
const validity = 60_000;

/** Milliseconds: in a busy tab the refusal of a session may overtake the notice of the tab that ended it. */
const noticeTimeout = 100;

/** Tells the other tabs that this one signs out, before the server ends the session that they share. */
export function announceSignOut(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
}

/** Hears the sign-outs of other tabs. */
export function watchSignOuts() {
  const channel = new BroadcastChannel(channelName);
  let heardAt = Number.NEGATIVE_INFINITY;
  channel.onmessage = () => {
    heardAt = performance.now();
  };
  const wasHeard = () => performance.now() - heardAt < validity;
  return {
    /** Whether a tab has just signed out: the server may refuse the session before its end is seen here. */
    wasHeard,
    /** The same, once a notice that is on its way has come. */
    async isHeardSoon(): Promise<boolean> {
      if (!wasHeard()) await new Promise((resolve) => setTimeout(resolve, noticeTimeout));
      return wasHeard();
    },
    stop: () => channel.close(),
  };
}
