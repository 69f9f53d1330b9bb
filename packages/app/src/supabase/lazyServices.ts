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
  const get =
    (_: object, name: string) =>
    async (...input: never[]) => {
      const loaded = services ?? (await load());
      // If several calls load at the same time, the first creates them.
      services ??= loaded;
      return (services as Services)[name]?.(...input);
    };
  return new Proxy({}, { get: get as ProxyHandler<object>['get'] & {}, ownKeys: refuseList }) as Loaded;
}
