import type { CivilDate, LivelyEvent } from '@lively/engine';
import { useNow } from '../data/useNow';
import NewPollDialog from './NewPollDialog';
import { mostCandidates, toCandidates } from './toCandidates';
import type { OpenedPollProps } from './useNewPoll';

export interface EventsPollDialogProps extends OpenedPollProps {
  /** A list, in its order. */
  events: readonly LivelyEvent[];
  /** The first and the last day that the list is about. */
  days?: readonly [CivilDate, CivilDate] | null | undefined;
}

/** Ticked at first: a choice, and no homework. */
const chosenCount = 3;

/** A poll about the events of a list. */
export default function EventsPollDialog({ events, days, onClose }: EventsPollDialogProps) {
  const candidates = toCandidates(events, useNow(), days).slice(0, mostCandidates);
  return <NewPollDialog candidates={candidates} chosenCount={chosenCount} onClose={onClose} />;
}
