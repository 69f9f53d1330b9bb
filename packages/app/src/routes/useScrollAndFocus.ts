import { useEffect, useLayoutEffect, useRef } from 'react';
import { useAddress } from './useAddress';

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
  const { pathname, search } = useAddress();
  const shown = useRef<{ key: string; pathname: string }>(undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => keepPlace(shown.current?.key);
    const rememberLink = (event: MouseEvent) => {
      if ((event.target as Element | null)?.closest?.('a')) remember();
    };
    addEventListener('pagehide', remember);
    document.addEventListener('click', rememberLink, { capture: true });
    return () => {
      removeEventListener('pagehide', remember);
      document.removeEventListener('click', rememberLink, { capture: true });
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another search is another entry of the history
  useLayoutEffect(() => {
    const known: unknown = history.state?.key;
    const previous = shown.current;
    shown.current = { key: typeof known === 'string' ? known : nameEntry(), pathname };
    if (typeof known === 'string') return returnTo(readPlace(known));
    if (!previous || previous.pathname === pathname) return;
    scrollTo(0, 0);
    return whenPresent('h1', (title) => {
      title.tabIndex = -1;
      title.focus({ preventScroll: true });
    });
  }, [pathname, search]);
}

/** Names a new entry of the history. One that has a name already was visited before: the visitor came back to it. */
function nameEntry(): string {
  const key = String(performance.timeOrigin + performance.now());
  history.replaceState({ key }, '');
  return key;
}

const storageKey = (key: string) => `lively_place_${key}`;

function keepPlace(key: string | undefined): void {
  if (!key) return;
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
