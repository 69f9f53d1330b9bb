import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type EventFromLogic,
  type EventObject,
  fromCallback,
  fromPromise,
  getNextTransitions,
  type InputFrom,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate';
import { getShortestPaths, getStateNodes, type StatePath } from 'xstate/graph';
import type { Failure } from '../failure';
import { refusal, settle } from './serviceOnCommand';

/** The data to walk a machine through all its states. */
export interface Walk<Machine extends AnyStateMachine = AnyStateMachine> {
  machine: Machine;
  /** The inputs to start with, one per walk. */
  inputs: readonly InputFrom<Machine>[];
  /** Every public event, with the payloads that make a difference. */
  events: readonly EventFromLogic<Machine>[];
  /** The answers of each promise service. The walk adds a refusal to each. */
  answers: Record<string, readonly unknown[]>;
  /** The refusals that make a difference, if one is not enough. */
  refusals?: Record<string, readonly Failure[]>;
  /** The lists of the context that only grow and decide no transition: states that differ in them alone are one. */
  collects?: readonly string[];
  /** True if the failure in the context is not shown to the user: it may stay while a service is called. */
  hidesFailure?: true;
}

/** The result of a walk. */
interface Walked {
  paths: number;
  /** The states and transitions that no path reached, described. */
  unvisited: string[];
  /**
   * Paths on which the running machine was not in the state of its chart, threw, called a service twice at a time, called it
   * while an earlier failure is shown or without the tag of a submitting form, or did not abort it when it stopped; described.
   */
  mismatches: string[];
}

/** Types the parts of a walk by its machine. */
export const defineWalk = <Machine extends AnyStateMachine>(walk: Walk<Machine>): Walk<Machine> => walk;

/**
 * Generates the shortest path to every state that events, answers and delays can reach, and from there one path for
 * every event, handled or not. Then runs each path on a machine with services that answer on command.
 */
export async function walkMachine(walk: Walk): Promise<Walked> {
  const runner = new PathRunner(walk);
  const mismatches: string[] = [];
  let paths = 0;
  for (const input of walk.inputs) {
    const toStates = getShortestPaths(walk.machine, {
      input: input as never,
      events: (snapshot) => alphabetOf(snapshot as AnyMachineSnapshot, walk) as never[],
      limit: 20_000,
      serializeState: (snapshot) => identify(snapshot as AnyMachineSnapshot, walk),
    });
    for (const path of toStates) {
      const nextEvents = alphabetOf(path.state as AnyMachineSnapshot, walk);
      for (const event of [undefined, ...nextEvents]) {
        const mismatch = await runner.run(input, eventsOf(path), event, event ? undefined : path.state);
        if (mismatch) mismatches.push(mismatch);
        paths += 1;
      }
    }
  }
  return { paths, unvisited: runner.unvisited(), mismatches };
}

function identify({ value, context }: AnyMachineSnapshot, { collects = [] }: Walk): string {
  return JSON.stringify([value, Object.entries(context ?? {}).filter(([name]) => !collects.includes(name))]);
}

function eventsOf({ steps }: StatePath<AnyMachineSnapshot, EventObject>): EventObject[] {
  return steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init');
}

/** Lists every public event, and the results of the services and delays of this state. */
function alphabetOf(snapshot: AnyMachineSnapshot, walk: Walk): EventObject[] {
  if (snapshot.status !== 'active') return [];
  const inner = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType));
  return [
    ...walk.events,
    ...[...inner].filter((type) => type.startsWith('xstate.')).flatMap((type) => happen(type, walk)),
  ];
}

function happen(type: string, { answers, refusals }: Walk): EventObject[] {
  const done = /^xstate\.done\.actor\.(.+)$/.exec(type)?.[1];
  if (done !== undefined) {
    const outputs = answers[done];
    if (!outputs)
      throw new Error(`The walk has no answers for the service ${done}. Add them, or its success is never seen.`);
    return outputs.map((output) => ({ type, output, actorId: done }) as EventObject);
  }
  const refused = /^xstate\.error\.actor\.(.+)$/.exec(type)?.[1];
  if (refused !== undefined) return (refusals?.[refused] ?? [refusal]).map((error) => ({ type, error }) as EventObject);
  return [{ type }];
}

const isWrite = (service: string) => !/^(read|list)/.test(service);

/** A pending call of a service. */
interface Pending {
  resolve(output: unknown): void;
  reject(error: unknown): void;
  signal: AbortSignal;
  isAnswered: boolean;
}

/** Runs one machine many times, each time from the start, and records the visited states. */
class PathRunner {
  private readonly visited = new Set<unknown>();
  private readonly staged: AnyStateMachine;
  private readonly pending = new Map<string, Pending>();
  private readonly errors: string[] = [];
  /** Whether some states have the tag of a submitting form. */
  private readonly isForm: boolean;

  constructor(private readonly walk: Walk) {
    this.isForm = getStateNodes(walk.machine).some(({ tags }) => tags.includes('submitting'));
    this.staged = walk.machine.provide({
      actors: Object.fromEntries(
        Object.keys(walk.machine.implementations.actors).map((name) => [
          name,
          name in walk.answers ? this.serviceOnCommand(name) : fromCallback(() => {}),
        ]),
      ),
    } as never);
  }

  async run(input: unknown, events: EventObject[], last?: EventObject, goal?: unknown): Promise<string | undefined> {
    this.pending.clear();
    const clock = new SimulatedClock();
    const inspect = (seen: InspectionEvent) => this.note(seen);
    const actor = createActor(this.staged, { input, clock, inspect });
    let thrown: unknown;
    actor.subscribe({ error: (error) => (thrown = error) });
    actor.start();
    const path = last ? [...events, last] : events;
    let asked: string[] = [];
    for (const event of path) {
      const before = new Set(this.pending.values());
      if (event.type.startsWith('xstate.after.')) clock.increment(this.delayOf(event.type, actor.getSnapshot()));
      else if (event.type.startsWith('xstate.')) this.answer(event);
      else actor.send(event);
      await settle();
      asked = [...this.pending].flatMap(([name, service]) => (before.has(service) ? [] : [name]));
    }
    const end = actor.getSnapshot();
    actor.stop();
    const way = JSON.stringify([input, ...path]);
    for (const [name, { isAnswered, signal }] of this.pending) {
      if (!isAnswered && !signal.aborted) this.errors.push(`${name} goes on although its answer is no longer awaited`);
    }
    const isUserEvent = last && !last.type.startsWith('xstate.');
    if (isUserEvent && asked.length > 0 && end.context.failure && !this.walk.hidesFailure)
      this.errors.push(`${asked.join(', ')} is asked while the failure before shows`);
    if (isUserEvent && this.isForm && asked.some(isWrite) && !end.hasTag('submitting'))
      this.errors.push(`${asked.join(', ')} is asked, and the form does not tell it`);
    const fault = this.errors.pop();
    if (fault) return `${way}: ${fault}`;
    if (end.status === 'error') return `${way} throws ${String(thrown)}`;
    if (goal === undefined) return undefined;
    const [is, shouldBe] = [identify(end, this.walk), identify(goal as AnyMachineSnapshot, this.walk)];
    return is === shouldBe ? undefined : `${way} leads to ${is} instead of ${shouldBe}`;
  }

  unvisited(): string[] {
    return [this.staged.root, ...getStateNodes(this.staged)].flatMap((node) => {
      const transitions = [...node.transitions.values(), node.always ?? []].flat();
      return [
        ...(this.visited.has(node.id) ? [] : [`state ${node.id}`]),
        ...transitions.filter((each) => !this.visited.has(each)).map(describeTransition),
      ];
    });
  }

  private note(seen: InspectionEvent): void {
    if (seen.type !== '@xstate.microstep') return;
    if ((seen.snapshot as AnyMachineSnapshot).machine !== this.staged) return;
    for (const node of (seen.snapshot as AnyMachineSnapshot)._nodes) this.visited.add(node.id);
    for (const each of seen._transitions) this.visited.add(each).add(each.source.id);
  }

  private serviceOnCommand(name: string) {
    return fromPromise(({ signal }) => {
      const before = this.pending.get(name);
      if (before && !before.isAnswered && !before.signal.aborted) this.errors.push(`${name} is asked twice at a time`);
      return new Promise((resolve, reject) => {
        this.pending.set(name, { resolve, reject, signal, isAnswered: false });
      });
    });
  }

  private answer(event: EventObject): void {
    const { type, output, error } = event as EventObject & { output?: unknown; error?: unknown };
    const name = type.replace(/^xstate\.(done|error)\.actor\./, '');
    const service = this.pending.get(name);
    if (!service)
      throw new Error(`${name} answers before it is asked. Give the invocation the name of its service as id.`);
    service.isAnswered = true;
    if (type.startsWith('xstate.done.')) service.resolve(output);
    else service.reject(error);
  }

  private delayOf(type: string, snapshot: AnyMachineSnapshot): number {
    const { delays } = this.staged.implementations;
    const name = Object.keys(delays).find((each) => type.startsWith(`xstate.after.${each}.`));
    const delay = name === undefined ? undefined : delays[name];
    if (typeof delay === 'number') return delay;
    if (typeof delay === 'function')
      return delay({ context: snapshot.context, event: { type } } as never, undefined as never);
    throw new Error(`${type} is no named delay. Name it in setup({ delays }).`);
  }
}

function describeTransition({ source, eventType, target, guard }: AnyTransitionDefinition): string {
  const goal = target?.map(({ id }) => id).join(', ') ?? 'itself';
  return `transition ${source.id} ── ${eventType || 'always'}${guard ? ` [${JSON.stringify(guard)}]` : ''} ──▶ ${goal}`;
}
