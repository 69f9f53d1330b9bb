import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';

/** Where the visitor is. */
export interface Address {
  /** Without its language. */
  pathname: string;
  /** As the browser writes it: empty, or with its `?`. */
  search: string;
}

export function useAddress(): Address {
  const [pathname] = useLocation();
  // The browser's own text: wouter's other hook decodes it, and would break an address that is kept in a search.
  const search = useSearch({ ssrSearch: '' });
  return { pathname, search };
}
