const channelName = 'lively_sign_out';

/** Milliseconds for which a sign-out in another tab explains a rejection in this one: longer than a request may take. */
const validity = 60_000;

/** Milliseconds to wait for the notice of a tab that ended the session: in a busy tab the rejection may arrive first. */
const noticeTimeout = 100;

let channel: BroadcastChannel | undefined;
let heardAt = Number.NEGATIVE_INFINITY;

/** Notifies the other tabs of a sign-out, before the server ends their shared session. */
export function announceSignOut(): void {
  const announced = new BroadcastChannel(channelName);
  announced.postMessage(null);
  announced.close();
}

/** Listens to sign-outs of other tabs. Returns a function that stops it. */
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

/** Whether a tab has just signed out: the server may reject the session before its end is noticed here. */
export function isSignOutHeard(): boolean {
  return performance.now() - heardAt < validity;
}

/** `isSignOutHeard`, after a pending notice has arrived. */
export async function isSignOutHeardSoon(): Promise<boolean> {
  if (!isSignOutHeard()) await new Promise((resolve) => setTimeout(resolve, noticeTimeout));
  return isSignOutHeard();
}
