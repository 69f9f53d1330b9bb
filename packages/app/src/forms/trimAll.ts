/** What was typed, without the spaces around it. */
export function trimAll<Values extends Record<keyof Values, string>>(values: Values): Values {
  return Object.fromEntries(Object.entries<string>(values).map(([name, text]) => [name, text.trim()])) as Values;
}
