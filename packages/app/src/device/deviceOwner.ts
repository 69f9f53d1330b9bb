import { deviceStorage } from './deviceStorage';

/** The key of the owner: it is the last one that an erasure removes, so that an interrupted erasure is repeated. */
export const ownerKey = 'lively_owner';

/** Milliseconds for which the unsent work of a session that timed out waits for its user. */
const patience = 24 * 60 * 60_000;

/** The user whose personal data this device holds (docs/decisions/0095). */
export interface DeviceOwner {
  readonly userId: string;
  /** Milliseconds since 1970 until which unsent work waits for the user. NaN while the user is signed in. */
  readonly awaitedUntil: number;
}

/** The owner of the personal data on this device. */
export const deviceOwner = {
  /** Returns null if the device holds no personal data of a user. */
  read(): DeviceOwner | null {
    const [userId, awaitedUntil] = deviceStorage.read(ownerKey)?.split(' ') ?? [];
    return userId ? { userId, awaitedUntil: Number(awaitedUntil ?? Number.NaN) } : null;
  },

  hold: (userId: string): void => deviceStorage.write(ownerKey, userId),

  /** Records that only unsent work is left, which waits for the same user. */
  await: (userId: string): void => deviceStorage.write(ownerKey, `${userId} ${Date.now() + patience}`),
};
