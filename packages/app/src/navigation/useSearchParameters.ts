import { useRef } from 'react';
import { usePageParameters } from './usePageParameters';

/**
 * Stores a page's state in its URL, so that Back, a reload and a shared link keep it, without new history entries.
 *
 * @param defaults - The values that are omitted from the URL.
 * @returns The values, and a function that changes a value. Changes add up, even before the URL contains the first.
 */
export function useSearchParameters<Name extends string>(
  defaults: Readonly<Record<Name, string>>,
): [Record<Name, string>, (name: Name, value: string) => void] {
  const [parameters, setParameters] = usePageParameters();
  const latest = useRef(parameters);
  latest.current = parameters;

  function change(name: Name, value: string) {
    const changed = new URLSearchParams(latest.current);
    if (value === defaults[name]) changed.delete(name);
    else changed.set(name, value);
    latest.current = changed;
    // Synchronous: a field shows the value of the URL while the user types.
    setParameters(changed, { replace: true, preventScrollReset: true, flushSync: true });
  }

  const values: Record<Name, string> = { ...defaults };
  for (const name in defaults) values[name] = parameters.get(name) ?? defaults[name];
  return [values, change];
}
