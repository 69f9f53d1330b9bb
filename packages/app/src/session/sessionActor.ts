import { createSessionMachine, type SessionServices } from '@lively/machines';
import { type Actor, createActor } from 'xstate';
import { logFailure } from '../data/logFailure';
import { queryClient } from '../data/queryClient';
import { deviceOwner } from '../device/deviceOwner';
import { isErasureOwed } from '../device/isErasureOwed';

type Erasing = typeof import('../erasure/eraseDevice');

/**
 * Follows the session, and erases the personal data of its user from the device when it ends, however it ends, and
 * before the session of another user begins.
 */
export default function createSessionActor(services: SessionServices): Actor<ReturnType<typeof createSessionMachine>> {
  const actor = createActor(createSessionMachine(services));
  let known: string | undefined;
  let wasOut = false;
  actor.subscribe(({ context: { user, reason } }) => {
    const isOut = !user && reason !== null;
    if (user && user.id !== known) begin(user.id, known);
    else if (isOut && !wasOut) end(known, reason === 'timedOut');
    known = user?.id;
    wasOut = isOut;
  });
  return actor;
}

/** @param previous - The user of this tab until now. */
function begin(userId: string, previous: string | undefined): void {
  const owner = deviceOwner.read();
  if (owner && owner.userId !== userId)
    erase(async ({ eraseDevice, eraseOthers }) => {
      await eraseDevice();
      deviceOwner.hold(userId);
      await eraseOthers(userId);
    });
  else {
    deviceOwner.hold(userId);
    erase(async ({ eraseOthers, eraseTab }) => {
      // Another tab has erased everything but this tab.
      if (previous !== undefined) eraseTab();
      await eraseOthers(userId);
    });
  }
}

/** @param known - The user of this tab until now. */
function end(known: string | undefined, isTimedOut: boolean): void {
  if (known !== undefined) {
    queryClient.removeQueries({ queryKey: ['user'] });
    // Read by the user: a typed search, a poll with its token.
    queryClient.removeQueries({ type: 'inactive' });
  }
  const owner = deviceOwner.read();
  // Another tab has erased it, and another user may have signed in there.
  if (known !== undefined && owner?.userId !== known) erase(async ({ eraseTab }) => eraseTab());
  else if (owner && isErasureOwed()) erase(({ eraseDevice }) => eraseDevice(isTimedOut ? owner.userId : undefined));
}

/** Of one tab, one at a time. */
let erasing: Promise<unknown> = Promise.resolve();

/**
 * Erases data. No page waits for its code, which loads with the first user, so that it is available when the session
 * ends. Without it the device keeps its owner, and the next page erases the data.
 */
function erase(work: (module: Erasing) => Promise<void>): void {
  const loading = import('../erasure/eraseDevice');
  erasing = Promise.allSettled([loading, erasing])
    .then(async () => work(await loading))
    .catch((error) => logFailure('Erasing what the device keeps', error));
}
