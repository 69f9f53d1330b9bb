import type { EventId } from '@lively/engine';
import { type ReactNode, Suspense, useMemo } from 'react';
import { ChangeNotesContext } from '../data/ChangeNotesContext';
import { useChanges } from '../data/useChanges';
import { useLazyPart } from '../data/useLazyPart';
import { useUserId } from '../session/SessionContext';
import type { SavedChangeProps } from './SavedChange';

/** What changed of the user's saved events, for the cards and the pages of events. Its code comes with the first change. */
export function ChangesProvider({ children }: { children: ReactNode }) {
  const userId = useUserId() ?? '';
  const { data: changes } = useChanges(userId);
  const SavedChange = useLazyPart(() => import('./SavedChange'), ['changes']);
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
      // Without a user nothing changes: the code does not come.
      noticeOf: (eventId: EventId) => changes && show({ userId, change: changeOf(eventId), isOwnPage: true }),
    };
  }, [changes, userId, SavedChange]);
  return <ChangeNotesContext value={notes}>{children}</ChangeNotesContext>;
}
