/**
 * Subscribes to a source once it is loaded. If the load fails, nothing is subscribed: the listener has its own timeout.
 *
 * @returns A function that ends the subscription, or prevents it.
 */
export function subscribeOnceLoaded<Loaded>(
  loading: Promise<Loaded>,
  subscribe: (loaded: Loaded) => () => void,
): () => void {
  let unsubscribe: (() => void) | undefined;
  let isStopped = false;
  loading.then(
    (loaded) => {
      if (!isStopped) unsubscribe = subscribe(loaded);
    },
    () => {},
  );
  return () => {
    isStopped = true;
    unsubscribe?.();
  };
}
