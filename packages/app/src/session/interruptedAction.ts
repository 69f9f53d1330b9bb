import type { EventId } from '@lively/engine';

/** What a visitor wanted to do on a page when they were asked to sign in. */
export type InterruptedAction =
  | { readonly kind: 'vote'; readonly eventId: EventId; readonly vote: 'up' | 'down' }
  | { readonly kind: 'favourite'; readonly eventId: EventId }
  | { readonly kind: 'ticket'; readonly eventId: EventId }
  | { readonly kind: 'report'; readonly eventId: EventId };

interface Interruption {
  /** The page, with its search, where it was wanted. */
  path: string;
  action: InterruptedAction;
  /** Milliseconds since 1970. */
  at: number;
}

const storageKey = 'lively_interrupted';

/** As long as the link of a confirmation mail, which may stand between the wish and the session (24 h). */
const lifetime = 24 * 60 * 60_000;

/** Keeps the action until its page is shown to a user. Survives the way through the mail of a sign-up, on this device. */
export function keepInterruptedAction(path: string, action: InterruptedAction): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ path, action, at: Date.now() } satisfies Interruption));
  } catch {
    // Without storage they press again.
  }
}

/** Drops the action if the sign-in leads elsewhere than to its page: then nobody waits for it any more. */
export function dropInterruptedActionUnlessOn(path: string): void {
  if (read()?.path !== path) drop();
}

/** The action of this kind that was interrupted on a page. Given once; null when there is none. */
export function takeInterruptedAction<Kind extends InterruptedAction['kind']>(
  path: string,
  kind: Kind,
): Extract<InterruptedAction, { kind: Kind }> | null {
  const { action } = readOf(path) ?? {};
  if (!action || !isOfKind(action, kind)) return null;
  drop();
  return action;
}

function readOf(path: string): Interruption | null {
  const interruption = read();
  return interruption?.path === path && Date.now() - interruption.at < lifetime ? interruption : null;
}

function read(): Interruption | null {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? 'null');
  } catch {
    return null;
  }
}

function drop(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}

function isOfKind<Kind extends InterruptedAction['kind']>(
  action: InterruptedAction,
  kind: Kind,
): action is Extract<InterruptedAction, { kind: Kind }> {
  return action.kind === kind;
}
