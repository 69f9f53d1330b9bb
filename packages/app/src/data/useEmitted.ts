import { useEffectEvent, useLayoutEffect } from 'react';
import type { Actor, AnyActorLogic, EmittedFrom } from 'xstate';

type Emitted<Logic extends AnyActorLogic, Type> = Extract<EmittedFrom<Logic>, { type: Type }>;

/**
 * Calls a listener for the events of a type that an actor emits; `@xstate/react` has no hook for it.
 *
 * @param listener - The latest listener is called.
 */
export function useEmitted<Logic extends AnyActorLogic, Type extends string>(
  actor: Actor<Logic>,
  type: Type & EmittedFrom<Logic>['type'],
  listener: (event: Emitted<Logic, NoInfer<Type>>) => void,
): void {
  const callListener = useEffectEvent(listener);
  // Subscribes before the effect in which `useActorRef` starts the actor: events sent before are handled at once.
  useLayoutEffect(() => {
    const { unsubscribe } = actor.on(type, (event) => callListener(event as Emitted<Logic, Type>));
    return unsubscribe;
  }, [actor, type]);
}
