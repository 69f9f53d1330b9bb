import * as v from 'valibot';

/** Creates the schema of named arguments. Its error for an unknown name lists the known ones. */
export function namedObject<const Entries extends v.ObjectEntries>(entries: Entries) {
  const names = Object.keys(entries).join(', ');
  return v.strictObject(entries, ({ expected, message }) =>
    expected === 'never' ? `There is no such argument. There are: ${names}` : message,
  );
}
