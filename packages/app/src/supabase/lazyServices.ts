type Services = Record<string, (...input: never[]) => Promise<unknown>>;

/**
 * Services whose code is loaded with their first call. They are made once: some remember between calls.
 *
 * @param load - Imports the services.
 * @param names - Every method, so that the object can be spread before the code has loaded.
 */
export function lazyServices<Loaded extends object>(
  load: () => Promise<Loaded>,
  names: Readonly<Record<keyof Loaded, true>>,
): Loaded {
  let services: Loaded | undefined;
  const call =
    (name: string) =>
    async (...input: never[]) => {
      const loaded = services ?? (await load());
      // Of calls that load at once, the first one makes them.
      services ??= loaded;
      return (services as Services)[name]?.(...input);
    };
  return Object.fromEntries(Object.keys(names).map((name) => [name, call(name)])) as Loaded;
}
