import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Reads the result of a followed link once, and removes its parameter from the URL.
 *
 * @param name - The name of the parameter.
 */
export function useNews(name: string, onNews: (value: string) => void): void {
  const [parameters, setParameters] = useSearchParams();
  const value = parameters.get(name);
  const callListener = useEffectEvent(onNews);

  useEffect(() => {
    if (!value) return;
    callListener(value);
    setParameters(
      (current) => {
        current.delete(name);
        return current;
      },
      { replace: true },
    );
  }, [name, value, setParameters]);
}
