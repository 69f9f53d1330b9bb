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

/** What a visitor wanted to do on a page when they were asked to sign in. */
export type InterruptedAction = Readonly<InferOutput<typeof actionSchema>>;

/** `path`: the page, with its search, where it was wanted. `at`: milliseconds since 1970. */
const interruptionSchema = object({ path: string(), action: actionSchema, at: number() });

type Interruption = InferOutput<typeof interruptionSchema>;

const storageKey = 'lively_interrupted';

/** As long as the link of a confirmation mail, which may stand between the wish and the session (24 h). */
const lifetime = 24 * 60 * 60_000;

/** Keeps the action until its page is shown to a user. Survives the way through the mail of a sign-up, on this device. */
export function keepInterruptedAction(path: string, action: InterruptedAction): void {
  deviceStorage.write(storageKey, JSON.stringify({ path, action, at: Date.now() } satisfies Interruption));
}

/** Drops the action if the sign-in leads elsewhere than to its page: it is no longer wanted. */
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
