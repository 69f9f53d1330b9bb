import { withDeadline } from '@lively/machines';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Actor, AnyActorLogic, EmittedFrom, EventFromLogic, SnapshotFrom } from 'xstate';

/** A module that creates an actor without starting it. */
export interface ActorModule<Logic extends AnyActorLogic, Input> {
  default: (input: Input) => Actor<Logic>;
}

interface LazyActorOptions<Logic extends AnyActorLogic, Command> {
  /** Converts a command to an event when the actor receives it. Omit it if commands are events. */
  toEvent?: (command: Command, snapshot: SnapshotFrom<Logic>) => EventFromLogic<Logic>;
  /** Listeners of emitted events, by type. The latest listeners are called, with the current snapshot. */
  on?: {
    [Type in EmittedFrom<Logic>['type']]?: (
      event: Extract<EmittedFrom<Logic>, { type: Type }>,
      snapshot: SnapshotFrom<Logic>,
    ) => void;
  };
  /** Called when commands are dropped because the code has not loaded. */
  onUnavailable?: () => void;
  /** Whether commands wait for the next connection if the code has not loaded. Omit it if they never do. */
  mayWait?: () => boolean;
}

export interface LazyActor<Logic extends AnyActorLogic, Command> {
  /** Undefined until the actor runs. */
  snapshot: SnapshotFrom<Logic> | undefined;
  /** Sends a command. It waits in a queue until the actor runs. */
  send: (command: Command) => void;
  /** The waiting commands, oldest first. */
  queue: readonly Command[];
  /** Empties the queue. */
  clear: () => void;
  /** Whether the code failed to load. A command or a new connection retries. */
  hasFailed: boolean;
}

/**
 * Runs an actor whose code is loaded on demand. Commands wait for it.
 *
 * @param load - Imports the module that creates the actor. Declare it outside the component.
 * @param input - Must be memoised: a new input stops the actor and starts another. Null while there is nothing to run.
 */
export function useLazyActor<Logic extends AnyActorLogic, Input, Command = EventFromLogic<Logic>>(
  load: () => Promise<ActorModule<Logic, Input>>,
  input: Input | null,
  { toEvent, on, onUnavailable, mayWait }: LazyActorOptions<Logic, Command> = {},
): LazyActor<Logic, Command> {
  const [actor, setActor] = useState<Actor<Logic>>();
  const [queue, setQueue] = useState<readonly Command[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const clear = useCallback(() => setQueue([]), []);

  const notify = useEffectEvent((event: EmittedFrom<Logic>, emitter: Actor<Logic>) => {
    const listener = on?.[event.type as EmittedFrom<Logic>['type']];
    listener?.(event as Parameters<NonNullable<typeof listener>>[0], emitter.getSnapshot());
  });
  const fail = useEffectEvent(() => {
    setFailed(true);
    if (!queue.length || mayWait?.()) return;
    clear();
    onUnavailable?.();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads the code again.
  useEffect(() => {
    if (input === null) return;
    let isStopped = false;
    let started: Actor<Logic> | undefined;
    withDeadline(load).then(
      ({ default: createActor }) => {
        if (isStopped) return;
        const actor = createActor(input);
        // Subscribes before the start: an actor may emit while it starts.
        actor.on('*', (event) => notify(event, actor));
        started = actor.start();
        setFailed(false);
        setActor(actor);
      },
      () => isStopped || fail(),
    );
    return () => {
      isStopped = true;
      started?.stop();
      setActor(undefined);
    };
  }, [load, input, attempt]);

  // Sends the waiting commands as soon as the actor runs.
  useLayoutEffect(() => {
    if (!actor || !queue.length) return;
    for (const command of queue) actor.send(toEventOf(command, actor, toEvent));
    setQueue((commands) => commands.slice(queue.length));
  }, [actor, queue, toEvent]);

  useEffect(() => {
    if (!hasFailed) return;
    const retry = () => setAttempt((count) => count + 1);
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [hasFailed]);

  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor?.subscribe(listener);
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  const snapshot = useSyncExternalStore(
    subscribe,
    () => actor?.getSnapshot(),
    () => undefined,
  );

  const send = useCallback(
    (command: Command) => {
      if (actor) return actor.send(toEventOf(command, actor, toEvent));
      setQueue((commands) => [...commands, command]);
      if (hasFailed) setAttempt((count) => count + 1);
    },
    [actor, hasFailed, toEvent],
  );

  return { snapshot, send, queue, clear, hasFailed };
}

function toEventOf<Logic extends AnyActorLogic, Command>(
  command: Command,
  actor: Actor<Logic>,
  toEvent: LazyActorOptions<Logic, Command>['toEvent'],
): EventFromLogic<Logic> {
  return toEvent ? toEvent(command, actor.getSnapshot()) : (command as EventFromLogic<Logic>);
}
