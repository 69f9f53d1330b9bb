import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusWhenPresent } from './focusWhenPresent';

/**
 * Moves the focus after navigation, which the router does not: to the title of a new page, so that it is announced, and
 * on Back to the link that was followed. The focus does not move if the user has moved it meanwhile.
 */
export function usePageFocus(): void {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const followedLinks = useRef(new Map<string, string>());
  const shown = useRef({ pathname, key });

  useEffect(() => {
    const recordLink = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const href = link?.getAttribute('href');
      if (!href) return;
      followedLinks.current.set(shown.current.key, href);
      // Safari does not focus a clicked link.
      link?.focus({ preventScroll: true });
    };
    document.addEventListener('click', recordLink, { capture: true });
    return () => document.removeEventListener('click', recordLink, { capture: true });
  }, []);

  // Runs before the user can reach the new page: a field must not lose the focus while they type.
  useLayoutEffect(() => {
    const left = shown.current;
    shown.current = { pathname, key };
    if (left.key === key) return;
    const href = type === 'POP' ? followedLinks.current.get(key) : undefined;
    if (href) return focusWhenPresent(`main a[href="${CSS.escape(href)}"]`);
    if (left.pathname !== pathname) return focusWhenPresent('h1');
  }, [pathname, key, type]);
}
