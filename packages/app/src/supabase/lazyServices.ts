import { refuseList } from '../data/refuseList';

type Services = Record<string, (...input: never[]) => Promise<unknown>>;

/**
 * Creates services whose code loads with the first call. They are created once: some have state. Their methods are known by type
 * only, so that a spread of them throws.
 *
 * @param load - Imports the services.
 */
export function lazyServices<Loaded extends object>(load: () => Promise<Loaded>): Loaded {
  let services: Loaded | undefined;
  const get = (_: object, name: string | symbol) => {
    // With a method `then`, the services would be taken for a promise wherever they are awaited.
    if (name === 'then' || typeof name === 'symbol') return undefined;
    return async (...input: never[]) => {
      const loaded = services ?? (await load());
      // If several calls load at the same time, the first creates them.
      services ??= loaded;
      return (services as Services)[name]?.(...input);
    };
  };
  return new Proxy({}, { get, ownKeys: refuseList }) as Loaded;
}
