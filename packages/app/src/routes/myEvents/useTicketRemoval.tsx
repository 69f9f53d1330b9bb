import type { LivelyEvent } from '@lively/engine';
import { type ReactNode, Suspense, useState } from 'react';
import { useTakeBack } from '../../purchases/useTakeBack';
import { lazyDialog } from '../../toasts/lazyDialog';

/** Loaded with the first confirmation. */
const TicketRemovalDialog = lazyDialog(() => import('./TicketRemovalDialog'));

interface TicketRemoval {
  onTakeBack: (event: LivelyEvent) => void;
  /** The confirmation, to be rendered anywhere in the page. */
  dialog: ReactNode;
}

/** Removes a ticket from the list after a confirmation: once booking has closed, it cannot be recorded again. */
export function useTicketRemoval(userId: string): TicketRemoval {
  const takeBack = useTakeBack(userId);
  const [asked, setAsked] = useState<LivelyEvent>();
  return {
    onTakeBack: setAsked,
    dialog: asked && (
      <Suspense fallback={null}>
        <TicketRemovalDialog
          event={asked}
          onConfirm={() => {
            takeBack(asked.id);
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      </Suspense>
    ),
  };
}
