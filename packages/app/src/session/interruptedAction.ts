import { parseJson } from '@lively/machines';
import { deviceStorage } from '../device/deviceStorage';

/** The action that a visitor started when they were asked to sign in. */
export type InterruptedAction =
  | { readonly kind: 'vote'; readonly eventId: string; readonly vote: 'up' | 'down' }
  | { readonly kind: 'favourite'; readonly eventId: string }
  | { readonly kind: 'ticket'; readonly eventId: string }
  | { readonly kind: 'report'; readonly eventId: string }
  | { readonly kind: 'search' };

interface Interruption {
  /** The page of the action, with its search. */
  readonly path: string;
  readonly action: InterruptedAction;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const storageKey = 'lively_interrupted';

/** Milliseconds: the lifetime of a confirmation mail's link (24 h), which may come between the action and the session. */
const lifetime = 24 * 60 * 60_000;

/** Stores the action until a user opens its page. It survives the confirmation mail of a sign-up on this device. */
export function keepInterruptedAction(path: string, action: InterruptedAction): void {
  deviceStorage.write(storageKey, JSON.stringify({ path, action, at: Date.now() } satisfies Interruption));
}

/** Removes the action if the sign-in leads to another page: it is no longer wanted. */
export function dropInterruptedActionUnlessOn(path: string): void {
  if (read()?.path !== path) drop();
}

/** Returns the interrupted action of this kind on a page, once; null if there is none. */
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
  const stored = parseJson(deviceStorage.read(storageKey));
  return isInterruption(stored) ? stored : null;
}

/** Checks without a library, because lists and events of visitors load this. */
function isInterruption(stored: unknown): stored is Interruption {
  const { path, action, at } = { ...(stored as { path?: unknown; action?: Record<string, unknown>; at?: unknown }) };
  if (typeof path !== 'string' || typeof at !== 'number' || !action) return false;
  const { kind, eventId, vote } = action;
  if (kind === 'search') return true;
  const isKnown = kind === 'favourite' || kind === 'ticket' || kind === 'report';
  return typeof eventId === 'string' && (isKnown || (kind === 'vote' && (vote === 'up' || vote === 'down')));
}

function drop(): void {
  deviceStorage.remove(storageKey);
}

function isOfKind<Kind extends InterruptedAction['kind']>(
  action: InterruptedAction,
  kind: Kind,
): action is Extract<InterruptedAction, { kind: Kind }> {
  return action.kind === kind;
}
