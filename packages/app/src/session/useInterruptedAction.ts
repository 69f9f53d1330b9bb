import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { type InterruptedAction, takeInterruptedAction } from './interruptedAction';
import { useUserId } from './SessionContext';

/**
 * Runs the action that a visitor started on this page before they signed in.
 *
 * @param resume - Called once, with the action.
 */
export function useInterruptedAction<Kind extends InterruptedAction['kind']>(
  kind: Kind,
  resume: (action: Extract<InterruptedAction, { kind: Kind }>) => void,
): void {
  const userId = useUserId();
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const resumeLatest = useEffectEvent(resume);
  useEffect(() => {
    const action = userId ? takeInterruptedAction(path, kind) : null;
    if (action) resumeLatest(action);
  }, [userId, path, kind]);
}
