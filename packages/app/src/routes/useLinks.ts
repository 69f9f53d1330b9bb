import { useEffect } from 'react';
import { matchRoute, useLocation, useRouter } from 'wouter';
import type { Language } from '../i18n/languages';
import { prepareRoute } from './lazyRoute';
import { splitLanguage } from './paths';
import { routes } from './routes';

/**
 * Follows the links of the page inside the app. Screens hold plain `<a href>`: they know no router, and work
 * before it has loaded. Another language, another site, a new tab and a download stay the browser's.
 */
export function useLinks(language: Language): void {
  const [, navigate] = useLocation();
  const { parser } = useRouter();

  useEffect(() => {
    let latest = '';

    // The page stays until the next one can be shown. One that does not come says so in its own place.
    async function goTo(path: string, address: string) {
      latest = address;
      const route = routes.find((each) => matchRoute(parser, each.path, path)[0]);
      if (route) await prepareRoute(route).catch(() => {});
      if (latest === address) navigate(address);
    }

    function follow(event: MouseEvent) {
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link || !isPlainClick(event) || !staysHere(link, language)) return;
      event.preventDefault();
      const { path } = splitLanguage(link.pathname);
      goTo(path, `${path}${link.search}${link.hash}`);
    }

    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [language, navigate, parser]);
}

function isPlainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}

function staysHere(link: HTMLAnchorElement, language: Language): boolean {
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return false;
  if (link.dataset.reload !== undefined) return false;
  const onlyMovesFocus = link.hash && link.pathname === location.pathname && link.search === location.search;
  return !onlyMovesFocus && splitLanguage(link.pathname).language === language;
}
