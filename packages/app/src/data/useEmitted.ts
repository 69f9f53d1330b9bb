import { useEffectEvent, useLayoutEffect } from 'react';
import type { Actor, AnyActorLogic, EmittedFrom } from 'xstate';

type Emitted<Logic extends AnyActorLogic, Type> = Extract<EmittedFrom<Logic>, { type: Type }>;

/**
 * Calls back with the events of one type that an actor emits, which `@xstate/react` leaves to the actor itself.
 *
 * @param listener - The latest one is called.
 */
export function useEmitted<Logic extends AnyActorLogic, Type extends string>(
  actor: Actor<Logic>,
  type: Type & EmittedFrom<Logic>['type'],
  listener: (event: Emitted<Logic, NoInfer<Type>>) => void,
): void {
  const callListener = useEffectEvent(listener);
  // Before the effect in which `useActorRef` starts the actor: what was sent by then is answered at once.
  useLayoutEffect(() => {
    const { unsubscribe } = actor.on(type, (event) => callListener(event as Emitted<Logic, Type>));
    return unsubscribe;
  }, [actor, type]);
}
