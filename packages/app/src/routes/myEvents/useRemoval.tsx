import type { LivelyEvent } from '@lively/engine';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { useBackend } from '../../data/BackendContext';
import { queryKeys } from '../../data/queryKeys';
import { useInvalidate } from '../../data/useInvalidate';
import { lazyDialog, type OpenedDialogProps } from '../../toasts/lazyDialog';
import type { RemovalDialogProps } from './RemovalDialog';

/** Loaded with the first confirmation. */
const RemovalDialog = lazyDialog<RemovalDialogProps & OpenedDialogProps>(() => import('./RemovalDialog'));

interface Removal {
  onRemove: (event: LivelyEvent) => void;
  /** The confirmation, to be rendered anywhere in the page. */
  dialog: ReactNode;
}

/** Deletes or cancels a user's event, after a confirmation. */
export function useRemoval(userId: string): Removal {
  const invalidate = useInvalidate();
  const { eventEditingOf } = useBackend();
  const services = useMemo(() => eventEditingOf(userId), [eventEditingOf, userId]);
  const [asked, setAsked] = useState<{ event: LivelyEvent }>();

  const onRemoved = useCallback(() => {
    invalidate(queryKeys.events);
    invalidate(queryKeys.myEvents(userId));
  }, [invalidate, userId]);

  return {
    onRemove: (event) => setAsked({ event }),
    dialog: asked && (
      <Suspense fallback={null}>
        <RemovalDialog asked={asked} services={services} onRemoved={onRemoved} onClose={() => setAsked(undefined)} />
      </Suspense>
    ),
  };
}
