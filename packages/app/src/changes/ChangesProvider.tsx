import type { EventId } from '@lively/engine';
import { type ReactNode, Suspense, useMemo } from 'react';
import { ChangeNotesContext } from '../data/ChangeNotesContext';
import { useChanges } from '../data/useChanges';
import { useLazyPart } from '../data/useLazyPart';
import { useUserId } from '../session/SessionContext';
import type { SavedChangeProps } from './SavedChange';

/** Provides the changes of the user's saved events to the cards and pages of events. Its code is loaded with the first change. */
export function ChangesProvider({ children }: { children: ReactNode }) {
  const userId = useUserId() ?? '';
  const { data: changes } = useChanges(userId);
  const SavedChange = useLazyPart(() => import('./SavedChange'), ['changes', 'taxonomy']);
  const notes = useMemo(() => {
    const changeOf = (eventId: EventId) => changes?.find((change) => change.eventId === eventId);
    const show = (props: SavedChangeProps) => (
      <Suspense fallback={null}>
        <SavedChange {...props} />
      </Suspense>
    );
    return {
      noteOf: (eventId: EventId) => {
        const change = changeOf(eventId);
        return change && show({ userId, change });
      },
      // Without a user there are no changes, and the code is not loaded.
      noticeOf: (eventId: EventId) => changes && show({ userId, change: changeOf(eventId), isOwnPage: true }),
    };
  }, [changes, userId, SavedChange]);
  return <ChangeNotesContext value={notes}>{children}</ChangeNotesContext>;
}
