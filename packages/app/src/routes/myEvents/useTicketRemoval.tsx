import type { LivelyEvent } from '@lively/engine';
import { type ReactNode, Suspense, useState } from 'react';
import { useTakeBack } from '../../purchases/useTakeBack';
import { lazyDialog } from '../../toasts/lazyDialog';

/** Loaded with the first question. */
const TicketRemovalDialog = lazyDialog(() => import('./TicketRemovalDialog'));

interface TicketRemoval {
  onTakeBack: (event: LivelyEvent) => void;
  /** The question: rendered anywhere in the page. */
  dialog: ReactNode;
}

/** Takes a ticket out of the list after a question: it could not be noted again once its booking has closed. */
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
