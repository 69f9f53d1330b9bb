type Calls<Services> = { readonly [Name in keyof Services]: (...values: never[]) => Promise<unknown> };

/**
 * Services whose code comes with their first call. A call whose code does not come fails as it would offline; the next
 * one asks for the code again.
 *
 * @param names - All of them, so that they can be spread before they are there.
 */
export function lazyServices<Services extends Calls<Services>>(
  load: () => Promise<Services>,
  names: { readonly [Name in keyof Services]: true },
): Services {
  const callOf =
    (name: keyof Services) =>
    async (...values: never[]) =>
      (await load())[name](...values);
  const calls = (Object.keys(names) as (keyof Services)[]).map((name) => [name, callOf(name)]);
  return Object.fromEntries(calls) as Services;
}
