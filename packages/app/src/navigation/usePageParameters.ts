import { useContext, useLayoutEffect, useRef } from 'react';
import { type SetURLSearchParams, useLocation, useSearchParams } from 'react-router-dom';
import { RouterContext } from './RouterContext';

/**
 * Returns the parameters in the URL of a page, and a function that changes them. It does nothing while another page
 * loads: a late change, such as a typed text or a position, would cancel that navigation or change that page.
 */
export function usePageParameters(): [URLSearchParams, SetURLSearchParams] {
  const [parameters, setParameters] = useSearchParams();
  const router = useContext(RouterContext);
  const { pathname } = useLocation();
  const ownPath = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router names a path with its language, the location without.
  useLayoutEffect(() => {
    ownPath.current = router?.state.location.pathname;
  }, [router, pathname]);

  const change: SetURLSearchParams = (...changed) => {
    const { navigation, location } = router?.state ?? {};
    if ((navigation?.location ?? location)?.pathname === ownPath.current) setParameters(...changed);
  };
  return [parameters, change];
}
