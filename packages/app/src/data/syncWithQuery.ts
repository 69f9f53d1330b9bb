import { type QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';

/** An actor that holds a stored value of a user, such as a vote. */
interface ValueActor<Value> {
  getSnapshot(): { context: { saved: Value } };
  send(event: { type: 'value.synced'; value: Value }): void;
  subscribe(observer: { complete: () => void }): unknown;
}

/**
 * Sends each new value of a query to an actor, also those of other tabs. Stops with the actor.
 *
 * @param isHeld - Whether the stored value is outdated: the actor's own value has not been sent. @default never
 */
export function syncWithQuery<Stored, Value>(
  actor: ValueActor<Value>,
  queryClient: QueryClient,
  query: QueryObserverOptions<Stored, Error, Value>,
  isHeld = () => false,
): void {
  const observer = new QueryObserver<Stored, Error, Value>(queryClient, { ...query, refetchOnMount: false });
  const countResults = () => observer.getCurrentQuery().state.dataUpdateCount;
  let read = countResults();
  const unsubscribe = observer.subscribe(({ data }) => {
    // During a refetch, the result still has the old value. A new result may equal the last one: neither contains the
    // value that this tab saved in between.
    if (data === undefined || countResults() === read) return;
    read = countResults();
    if (data !== actor.getSnapshot().context.saved && !isHeld()) actor.send({ type: 'value.synced', value: data });
  });
  actor.subscribe({ complete: unsubscribe });
}
