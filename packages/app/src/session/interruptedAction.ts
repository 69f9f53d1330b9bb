import { parseStored } from '@lively/machines';
import { type InferOutput, literal, number, object, picklist, string, variant } from 'valibot';
import { deviceStorage } from '../device/deviceStorage';

const actionSchema = variant('kind', [
  object({ kind: literal('vote'), eventId: string(), vote: picklist(['up', 'down']) }),
  object({ kind: literal('favourite'), eventId: string() }),
  object({ kind: literal('ticket'), eventId: string() }),
  object({ kind: literal('report'), eventId: string() }),
  object({ kind: literal('search') }),
]);

/** The action that a visitor started when they were asked to sign in. */
export type InterruptedAction = Readonly<InferOutput<typeof actionSchema>>;

/** `path`: the page of the action, with its search. `at`: milliseconds since 1970. */
const interruptionSchema = object({ path: string(), action: actionSchema, at: number() });

type Interruption = InferOutput<typeof interruptionSchema>;

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
  return parseStored(interruptionSchema, deviceStorage.read(storageKey));
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
