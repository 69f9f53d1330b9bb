import { formatTaste, type TasteProfile } from '@lively/engine/tastes';
import type { CopiedTaste } from '../device/copiedTaste';

/** Two tastes, and what they had in common when the device last read the account. */
interface Compared {
  readonly device: TasteProfile;
  /** Null if there is no copy. */
  readonly account: { readonly taste: TasteProfile | null; readonly revision: number };
  readonly copied: CopiedTaste | 'declined' | null;
}

/**
 * What to do about the taste of a device and the copy of the account.
 *
 * - `none`: there is no taste, or it is to stay on the device.
 * - `stale`: the copy was read before its last change here.
 * - `same`: they are equal.
 * - `follow`: the device takes the copy.
 * - `send`: the account takes the taste of the device.
 * - `offer`: only the device has one, and the user has not been asked.
 * - `choose`: they differ, and the user must choose.
 */
export type Comparison = 'none' | 'stale' | 'same' | 'follow' | 'send' | 'offer' | 'choose';

/** Compares the taste of a device with the copy of the account. Nothing is sent before the user wants that. */
export function compareWithAccount({ device, account, copied }: Compared): Comparison {
  if (copied === 'declined') return 'none';
  const text = formatTaste(device);
  if (!account.taste) return device.lines.length ? 'offer' : 'none';
  if (copied && account.revision < copied.revision) return 'stale';
  if (formatTaste(account.taste) === text) return 'same';
  if (copied ? copied.text === text : !device.lines.length) return 'follow';
  return copied?.revision === account.revision ? 'send' : 'choose';
}
