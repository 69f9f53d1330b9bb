import { type QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';

/** An actor that holds a stored value of one user, such as a vote. */
interface ValueActor<Value> {
  getSnapshot(): { context: { saved: Value } };
  send(event: { type: 'value.synced'; value: Value }): void;
  subscribe(observer: { complete: () => void }): unknown;
}

/**
 * Tells an actor about each new value of a query: another tab may change what is stored. Ends with the actor.
 *
 * @param isHeld - Whether what is stored is out of date, because the actor's own value is still to be sent. @default never
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
    // While a query is fetched again, its result still has the old value. A new result may be equal to the last one: the value
    // that this tab saved in between is in none of them.
    if (data === undefined || countResults() === read) return;
    read = countResults();
    if (data !== actor.getSnapshot().context.saved && !isHeld()) actor.send({ type: 'value.synced', value: data });
  });
  actor.subscribe({ complete: unsubscribe });
}
