import type { LivelyEvent } from '@lively/engine';
import { useNow } from '../data/useNow';
import type { ExploreState } from '../search/exploreState';
import { toFilteredDays } from '../search/toActiveFilters';
import type { OpenedDialogProps } from '../toasts/lazyDialog';
import NewPollDialog from './NewPollDialog';
import { maxCandidates, toCandidates } from './toCandidates';

export interface EventsPollDialogProps extends OpenedDialogProps {
  /** The events in the order of the list. */
  events: readonly LivelyEvent[];
  /** The days in the filter of the list. */
  filter?: Pick<ExploreState, 'day' | 'days'> | undefined;
}

/** The number of options that are selected initially: few, so that answering is quick. */
const chosenCount = 3;

/** Creates a poll about the events of a list. */
export default function EventsPollDialog({ events, filter, onClose }: EventsPollDialogProps) {
  const now = useNow();
  const candidates = toCandidates(events, now, filter && toFilteredDays(filter, now)).slice(0, maxCandidates);
  return <NewPollDialog candidates={candidates} chosenCount={chosenCount} onClose={onClose} />;
}
