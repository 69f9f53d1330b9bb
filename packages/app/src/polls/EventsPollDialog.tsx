import type { LivelyEvent } from '@lively/engine';
import { useNow } from '../data/useNow';
import type { ExploreState } from '../search/exploreState';
import { toFilteredDays } from '../search/toActiveFilters';
import type { OpenedDialogProps } from '../toasts/lazyDialog';
import NewPollDialog from './NewPollDialog';
import { mostCandidates, toCandidates } from './toCandidates';

export interface EventsPollDialogProps extends OpenedDialogProps {
  /** A list, in its order. */
  events: readonly LivelyEvent[];
  /** The days that the list is filtered by. */
  filter?: Pick<ExploreState, 'day' | 'days'> | undefined;
}

/** Ticked at first: a choice, and no homework. */
const chosenCount = 3;

/** A poll about the events of a list. */
export default function EventsPollDialog({ events, filter, onClose }: EventsPollDialogProps) {
  const now = useNow();
  const candidates = toCandidates(events, now, filter && toFilteredDays(filter, now)).slice(0, mostCandidates);
  return <NewPollDialog candidates={candidates} chosenCount={chosenCount} onClose={onClose} />;
}
