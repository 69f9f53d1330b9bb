import type { LinkProps } from '@lively/ui';
import { type MouseEvent, useContext } from 'react';
import { matchPath } from 'react-router-dom';
import { canTransition } from '../device/canTransition';
import { useLanguage } from '../i18n/useLanguage';
import { usePreload } from './PreloadContext';
import { localizePath } from './paths';
import { RouterContext } from './RouterContext';

/**
 * The link of the components of the library. The router follows paths of the site, and their pages load on hover. The
 * browser follows all other links: another site, a file, an anchor, another language.
 */
export function RouterLink({ href, ...props }: LinkProps) {
  const isPath = /^\/(?!\/)/.test(href) && props.download === undefined && !props.target && !props.hrefLang;
  return isPath ? <PathLink href={href} {...props} /> : <a href={href} {...props} />;
}

/** Not the `Link` of the router: each change of the URL, such as a typed letter, would draw all links of the page again. */
function PathLink({ href, ...props }: LinkProps) {
  const preload = usePreload();
  const router = useContext(RouterContext);
  return (
    <a
      {...props}
      href={localizePath(href, useLanguage())}
      onClick={(event) => {
        props.onClick?.(event);
        if (!router || event.defaultPrevented || opensElsewhere(event)) return;
        event.preventDefault();
        void router.navigate(href, {
          // As browsers do: the shown page gets no second history entry.
          replace: event.currentTarget.href === location.href,
          // The picture of a card becomes the picture of its page: see PageFrame.css.ts.
          viewTransition: matchPath('/event/:id', href) !== null && canTransition(),
        });
      }}
      onPointerEnter={(event) => {
        preload(href);
        props.onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        preload(href);
        props.onFocus?.(event);
      }}
    />
  );
}

/** Whether a press opens a tab or a window, or downloads. */
function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey || button > 0;
}
