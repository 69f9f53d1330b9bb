const channelName = 'lively_sign_out';

/** Milliseconds for which a sign-out in another tab explains a refusal in this one: longer than a request may take. */
const validity = 60_000;

/** Milliseconds: in a busy tab the refusal of a session may overtake the notice of the tab that ended it. */
const noticeTimeout = 100;

let channel: BroadcastChannel | undefined;
let heardAt = Number.NEGATIVE_INFINITY;

/** Tells the other tabs that this one signs out, before the server ends the session that they share. */
export function announceSignOut(): void {
  const announced = new BroadcastChannel(channelName);
  announced.postMessage(null);
  announced.close();
}

/** Hears the sign-outs of other tabs, until the function that it returns is called. */
export function hearSignOuts(): () => void {
  channel ??= new BroadcastChannel(channelName);
  channel.onmessage = () => {
    heardAt = performance.now();
  };
  return () => {
    channel?.close();
    channel = undefined;
  };
}

/** Whether a tab has just signed out: the server may refuse the session before its end is seen here. */
export function isSignOutHeard(): boolean {
  return performance.now() - heardAt < validity;
}

/** The same, once a notice that is on its way has come. */
export async function isSignOutHeardSoon(): Promise<boolean> {
  if (!isSignOutHeard()) await new Promise((resolve) => setTimeout(resolve, noticeTimeout));
  return isSignOutHeard();
}
