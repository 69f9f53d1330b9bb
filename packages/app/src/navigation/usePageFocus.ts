import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusWhenPresent } from './focusWhenPresent';

/**
 * Moves the focus with the page, which the router leaves where it was: to the title of a new page, so that it is
 * announced, and on the way back to the link that led away. The focus of a user who has moved on by then stays where it is.
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
      // Safari focuses no link that is clicked.
      link?.focus({ preventScroll: true });
    };
    document.addEventListener('click', recordLink, { capture: true });
    return () => document.removeEventListener('click', recordLink, { capture: true });
  }, []);

  // Before anybody can reach into the new page: what they type must not lose its field to the title.
  useLayoutEffect(() => {
    const left = shown.current;
    shown.current = { pathname, key };
    if (left.key === key) return;
    const href = type === 'POP' ? followedLinks.current.get(key) : undefined;
    if (href) return focusWhenPresent(`main a[href="${CSS.escape(href)}"]`);
    if (left.pathname !== pathname) return focusWhenPresent('h1');
  }, [pathname, key, type]);
}
