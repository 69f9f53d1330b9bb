import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

interface Place {
  top: number;
  /** The link that led away, to be focused again on the way back. */
  href: string | null;
}

const waitForContent = 5_000;

/**
 * A new page starts at its top with its title focused, so that it is announced; Back returns to the same place,
 * on the link that led away, as soon as the page is tall enough again.
 */
export function useScrollAndFocus(): void {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef({ key, pathname });

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => keepPlace(shown.current.key);
    addEventListener('pagehide', remember);
    return () => removeEventListener('pagehide', remember);
  }, []);

  useEffect(() => {
    const rememberLink = (event: MouseEvent) => {
      if ((event.target as Element | null)?.closest?.('a')) keepPlace(shown.current.key);
    };
    document.addEventListener('click', rememberLink, { capture: true });
    return () => document.removeEventListener('click', rememberLink, { capture: true });
  }, []);

  useLayoutEffect(() => {
    const previous = shown.current;
    shown.current = { key, pathname };
    if (navigationType === 'POP') return returnTo(readPlace(key));
    if (previous.pathname === pathname) return;
    scrollTo(0, 0);
    return whenPresent('h1', (title) => {
      title.tabIndex = -1;
      title.focus({ preventScroll: true });
    });
  }, [key, pathname, navigationType]);
}

const storageKey = (key: string) => `lively_place_${key}`;

function keepPlace(key: string): void {
  const href = document.activeElement?.closest('a')?.getAttribute('href') ?? null;
  try {
    sessionStorage.setItem(storageKey(key), JSON.stringify({ top: scrollY, href } satisfies Place));
  } catch {
    // Without storage, Back starts at the top: nothing is lost.
  }
}

function readPlace(key: string): Place | null {
  try {
    const { top, href } = JSON.parse(sessionStorage.getItem(storageKey(key)) ?? 'null') as Place;
    return { top: Number(top) || 0, href: typeof href === 'string' ? href : null };
  } catch {
    return null;
  }
}

function returnTo(place: Place | null): (() => void) | undefined {
  if (!place) return undefined;
  const isTallEnough = () => document.documentElement.scrollHeight >= place.top + innerHeight;
  return whenTrue(isTallEnough, () => {
    scrollTo(0, place.top);
    if (place.href)
      document.querySelector<HTMLElement>(`a[href="${CSS.escape(place.href)}"]`)?.focus({ preventScroll: true });
  });
}

function whenPresent(selector: string, act: (element: HTMLElement) => void): () => void {
  const find = () => document.querySelector<HTMLElement>(selector);
  return whenTrue(
    () => find() !== null,
    () => {
      const element = find();
      if (element) act(element);
    },
  );
}

function whenTrue(isReady: () => boolean, act: () => void): () => void {
  if (isReady()) {
    act();
    return () => {};
  }
  const observer = new MutationObserver(() => {
    if (!isReady()) return;
    stop();
    act();
  });
  const timer = setTimeout(stop, waitForContent);
  observer.observe(document.body, { childList: true, subtree: true });
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
  }
  return stop;
}
