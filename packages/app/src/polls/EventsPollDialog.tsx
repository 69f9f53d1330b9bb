import type { LivelyEvent } from '@lively/engine';
import { useNow } from '../data/useNow';
import NewPollDialog from './NewPollDialog';
import { mostCandidates, toCandidates } from './toCandidates';
import type { OpenedPollProps } from './useNewPoll';

export interface EventsPollDialogProps extends OpenedPollProps {
  /** A list, in its order. */
  events: readonly LivelyEvent[];
}

/** Ticked at first: a choice, and no homework. */
const chosenCount = 3;

/** A poll about the events of a list. */
export default function EventsPollDialog({ events, onClose }: EventsPollDialogProps) {
  const candidates = toCandidates(events, useNow()).slice(0, mostCandidates);
  return <NewPollDialog candidates={candidates} chosenCount={chosenCount} onClose={onClose} />;
}
