import { useSearchParams } from 'react-router';

/**
 * A word of the page's state that lives in its address, so that it is kept by Back, by a reload and by a shared link.
 * The usual word is left out of the address. Each change takes the place of the last one in the history.
 */
export function useAddressState(name: string, usual: string): [value: string, change: (value: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  function change(value: string) {
    // The address itself, not the parameters of the last rendering: two words may change at once.
    const next = new URLSearchParams(location.search);
    if (value === usual) next.delete(name);
    else next.set(name, value);
    setParameters(next, { replace: true, preventScrollReset: true });
  }
  return [parameters.get(name) ?? usual, change];
}
