import type { LinkProps } from '@lively/ui';
import { matchPath, useHref, useLinkClickHandler } from 'react-router-dom';
import { canTransition } from '../device/canTransition';
import { usePreload } from './PreloadContext';

/**
 * The link of the components of the library. The router follows paths of the site, and their pages load on hover. The
 * browser follows all other links: another site, a file, an anchor, another language.
 */
export function RouterLink({ href, ...props }: LinkProps) {
  const isPath = /^\/(?!\/)/.test(href) && props.download === undefined && !props.target && !props.hrefLang;
  return isPath ? <PathLink href={href} {...props} /> : <a href={href} {...props} />;
}

/** Not the `Link` of the router, which would bring what only its framework prefetches: 2 kB on every page. */
function PathLink({ href, ...props }: LinkProps) {
  const preload = usePreload();
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, {
    // The picture of a card becomes the picture of its page: see PageFrame.css.ts.
    viewTransition: matchPath('/event/:id', href) !== null && canTransition(),
  });
  return (
    <a
      {...props}
      href={useHref(href)}
      onClick={(event) => {
        props.onClick?.(event);
        if (!event.defaultPrevented) follow(event);
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
