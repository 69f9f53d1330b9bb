import { createPurchaseMachine, type PurchaseInput, type PurchaseServices } from '@lively/machines';
import { createActor } from 'xstate';

/** One user's way to one ticket. */
export interface PurchaseActor {
  read(): PurchaseState;
  subscribe(watcher: () => void): () => void;
  click(): void;
  stop(): void;
}

export interface PurchaseState {
  /** The purchase is stored. */
  isPurchased: boolean;
  /** The tab is open and waits for the record. */
  isBuying: boolean;
  /** The browser did not let the tab open. */
  isBlocked: boolean;
}

interface Listeners {
  tellPurchase: () => void;
  tellFailure: () => void;
}

/** Starts the machine that opens the ticket's tab and records the purchase. */
export function startPurchaseActor(
  services: PurchaseServices,
  input: PurchaseInput,
  { tellPurchase, tellFailure }: Listeners,
): PurchaseActor {
  const actor = createActor(createPurchaseMachine(services), { input });
  let state: PurchaseState = { isPurchased: input.purchased, isBuying: false, isBlocked: false };
  const watchers = new Set<() => void>();

  actor.subscribe((snapshot) => {
    const { purchased, blocked } = snapshot.context;
    state = { isPurchased: purchased, isBuying: snapshot.matches('buying'), isBlocked: blocked };
    for (const tell of watchers) tell();
  });
  actor.on('purchase.completed', tellPurchase);
  actor.on('purchase.failed', tellFailure);
  actor.start();

  return {
    read: () => state,
    subscribe(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    click: () => actor.send({ type: 'purchase.clicked' }),
    stop: () => actor.stop(),
  };
}
