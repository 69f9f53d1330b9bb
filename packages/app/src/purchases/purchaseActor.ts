import type { EventId } from '@lively/engine';
import { createPurchaseMachine, type PurchaseServices } from '@lively/machines';
import { type Actor, createActor } from 'xstate';

interface PurchaseActorInput {
  services: PurchaseServices;
  eventId: EventId;
  /** The URL where the ticket is sold. */
  ticketUrl: string;
  /** Whether the purchase is stored. */
  purchased: boolean;
}

/** Creates the actor for a user's purchase of a ticket. */
export default function createPurchaseActor({
  services,
  ...input
}: PurchaseActorInput): Actor<ReturnType<typeof createPurchaseMachine>> {
  return createActor(createPurchaseMachine(services), { input });
}
