type Services = Record<string, (...input: never[]) => Promise<unknown>>;

/**
 * Creates services whose code loads with the first call. They are created once: some have state.
 *
 * @param load - Imports the services.
 * @param names - All methods, so that the object can be spread before the code has loaded.
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
      // If several calls load at the same time, the first creates them.
      services ??= loaded;
      return (services as Services)[name]?.(...input);
    };
  return Object.fromEntries(Object.keys(names).map((name) => [name, call(name)])) as Loaded;
}
