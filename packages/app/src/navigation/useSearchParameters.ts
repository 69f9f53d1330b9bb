import { useRef } from 'react';
import { usePageParameters } from './usePageParameters';

/**
 * Parts of the page's state that live in its URL, so that they are kept by Back, by a reload and by a shared link. Each
 * change replaces the entry of the history.
 *
 * @param defaults - The values that are left out of the URL.
 * @returns The values, and a function that changes one. Changes add up, even before the URL shows the first of them.
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
    // At once: what is typed into a field shows what the URL says.
    setParameters(changed, { replace: true, preventScrollReset: true, flushSync: true });
  }

  const values: Record<Name, string> = { ...defaults };
  for (const name in defaults) values[name] = parameters.get(name) ?? defaults[name];
  return [values, change];
}
