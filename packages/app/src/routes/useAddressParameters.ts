import { useCallback, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useAddress } from './useAddress';

/**
 * What the address says behind its `?`, and the way to change it. The change is given what the address says at that
 * moment, which may be newer than the last rendering.
 */
export function useAddressParameters() {
  const { search } = useAddress();
  const [pathname, navigate] = useLocation();
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback(
    (toNext: (current: URLSearchParams) => URLSearchParams, options?: { replace: boolean }) => {
      const next = String(toNext(new URLSearchParams(location.search)));
      navigate(next ? `${pathname}?${next}` : pathname, options);
    },
    [pathname, navigate],
  );
  return [parameters, change] as const;
}
