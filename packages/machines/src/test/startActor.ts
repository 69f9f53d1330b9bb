import {
  type Actor,
  type AnyStateMachine,
  createActor,
  type EmittedFrom,
  type InputFrom,
  SimulatedClock,
} from 'xstate';

/** Starts a machine with a clock that the test controls, and records the emitted events. */
export function startActor<Machine extends AnyStateMachine>(machine: Machine, input: InputFrom<Machine>) {
  const clock = new SimulatedClock();
  const emitted: EmittedFrom<Machine>[] = [];
  const actor: Actor<Machine> = createActor(machine, { input, clock } as never);
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, clock, emitted };
}
