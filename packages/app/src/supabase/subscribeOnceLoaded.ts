/**
 * Subscribes to what is loaded first. What fails to load is subscribed to never: the listener has a time limit of its own.
 *
 * @returns Ends the subscription, or keeps it from beginning.
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
