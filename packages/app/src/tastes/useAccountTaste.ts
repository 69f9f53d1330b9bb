import { formatTaste, type TasteProfile, toTaste } from '@lively/engine/tastes';
import { withDeadline } from '@lively/machines';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReadInterests } from '../data/Backend';
import { useBackend } from '../data/BackendContext';
import { queryKeys } from '../data/queryKeys';
import { useInterests } from '../data/useInterests';
import { copiedTaste } from '../device/copiedTaste';
import { storedTaste } from '../device/storedTaste';
import { tasteHistory } from '../device/tasteHistory';
import { useUserId } from '../session/SessionContext';
import { type Comparison, compareWithAccount } from './compareWithAccount';
import { useStoredTaste } from './useStoredTaste';

interface AccountCopy {
  readonly comparison: Comparison;
  /** The copy; null if there is none. */
  readonly taste: TasteProfile | null;
  /** Whether the last change could not be saved. */
  readonly hasFailed: boolean;
  /** Begins to copy: the taste of the device, unless there is another copy, which leads to `choose`. */
  readonly begin: () => void;
  /** Replaces the taste of the device and the copy. */
  readonly copy: (taste: TasteProfile) => void;
  /** Erases the copy. The taste stays on this device. */
  readonly end: () => void;
  /** Leaves the copy as it is. The taste stays on this device. */
  readonly decline: () => void;
}

const absent = () => null;

/** The key of the changes of the copy. */
const changes = ['taste'];

/**
 * Follows the copy of the taste of a user: the device takes what another device has changed, and sends its own changes. Undefined
 * for a visitor, and until the copy is read.
 */
export function useAccountTaste(): AccountCopy | undefined {
  const userId = useUserId() ?? '';
  const { tasteOf } = useBackend();
  const queries = useQueryClient();
  const device = useStoredTaste();
  const copied = useSyncExternalStore(copiedTaste.subscribe, copiedTaste.read, absent);
  const stored = useInterests(userId).data?.taste;
  const taste = useMemo(() => toTaste(stored?.taste), [stored]);
  const { mutate, isError } = useMutation({
    mutationKey: changes,
    mutationFn: async (sent: { taste: TasteProfile | null; revision: number }) =>
      withDeadline((signal) => tasteOf(userId).saveTaste(sent.taste && formatTaste(sent.taste), sent.revision, signal)),
    onSuccess(isSaved, { taste, revision }) {
      // Another device was faster: what it has saved is read, and compared.
      if (!isSaved) return queries.invalidateQueries({ queryKey: queryKeys.interests(userId), exact: true });
      const saved = { taste, revision: revision + 1 };
      copiedTaste.write(taste ? { revision: saved.revision, text: formatTaste(taste) } : 'declined');
      queries.setQueryData<ReadInterests>(queryKeys.interests(userId), (read) => read && { ...read, taste: saved });
    },
  });
  const revision = stored?.revision;
  const comparison =
    revision === undefined
      ? undefined
      : compareWithAccount({ device, account: { taste, revision }, copied: copiedTaste.parse(copied) });

  useEffect(() => {
    if (revision === undefined) return;
    if (comparison === 'send' && !queries.isMutating({ mutationKey: changes })) mutate({ taste: device, revision });
    if (!taste || (comparison !== 'follow' && comparison !== 'same')) return;
    const text = formatTaste(taste);
    copiedTaste.write({ revision, text });
    if (comparison === 'follow') storedTaste.follow(taste.lines.length ? text : null);
  }, [comparison, device, taste, revision, queries, mutate]);

  if (comparison === undefined || revision === undefined) return undefined;
  return {
    comparison,
    taste,
    hasFailed: isError,
    begin() {
      if (taste) copiedTaste.write(null);
      else mutate({ taste: device, revision });
    },
    copy(chosen) {
      if (chosen !== device) tasteHistory.write(chosen.lines.length ? formatTaste(chosen) : null);
      mutate({ taste: chosen, revision });
    },
    end: () => mutate({ taste: null, revision }),
    decline: () => copiedTaste.write('declined'),
  };
}
