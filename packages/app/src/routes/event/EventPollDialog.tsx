import type { LivelyEvent } from '@lively/engine';
import { eventQueryDefaults } from '../../data/eventQueryDefaults';
import { useEventPages } from '../../data/useEventPages';
import { useMyEventList } from '../../data/useMyEventList';
import { useNow } from '../../data/useNow';
import NewPollDialog from '../../polls/NewPollDialog';
import { maxCandidates, toCandidates, toDayCandidates } from '../../polls/toCandidates';
import { useUserId } from '../../session/SessionContext';
import type { OpenedDialogProps } from '../../toasts/lazyDialog';
import { isAlternative, nearbyQuery } from './relatedQueries';

export interface EventPollDialogProps extends OpenedDialogProps {
  event: LivelyEvent;
}

/** A poll about an event: its next days, the user's favourites, and other events near it on that day. */
export default function EventPollDialog({ event, onClose }: EventPollDialogProps) {
  const now = useNow();
  const favourites = useFavouriteEvents();
  const query = nearbyQuery(event, now);
  const { data } = useEventPages(query ?? eventQueryDefaults, { pages: 1, userId: null, enabled: query !== null });
  const nearby = query ? (data?.pages[0]?.events.map(({ event: other }) => other) ?? []) : [];
  const others = [...favourites, ...nearby].filter((other) => isAlternative(other, event, now));
  const candidates = [...toDayCandidates(event, now), ...toCandidates(others, now)].slice(0, maxCandidates);
  return <NewPollDialog candidates={candidates} chosenCount={1} onClose={onClose} />;
}

/** Returns the user's favourites; empty for a visitor. */
function useFavouriteEvents(): readonly LivelyEvent[] {
  const userId = useUserId();
  const { data } = useMyEventList(userId ?? '', 'favourites');
  return userId === undefined ? [] : (data ?? []);
}
