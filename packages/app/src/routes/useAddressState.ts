import { useAddressParameters } from './useAddressParameters';

/**
 * A word of the page's state that lives in its address, so that it is kept by Back, by a reload and by a shared link.
 * The usual word is left out of the address. Each change takes the place of the last one in the history.
 */
export function useAddressState(name: string, usual: string): [value: string, change: (value: string) => void] {
  const [parameters, changeParameters] = useAddressParameters();
  function change(value: string) {
    changeParameters(
      (current) => {
        if (value === usual) current.delete(name);
        else current.set(name, value);
        return current;
      },
      { replace: true },
    );
  }
  return [parameters.get(name) ?? usual, change];
}
