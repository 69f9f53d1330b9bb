import type { LinkProps } from '@lively/ui';
import { Link, matchPath } from 'react-router-dom';
import { canTransition } from '../device/canTransition';
import { usePreload } from './PreloadContext';

/**
 * The link of the components of the library. The router follows paths of the site, and their pages load on hover. The
 * browser follows all other links: another site, a file, an anchor, another language.
 */
export function RouterLink({ href, ...props }: LinkProps) {
  const preload = usePreload();
  if (!href.startsWith('/') || props.download !== undefined || props.target || props.hrefLang) {
    return <a href={href} {...props} />;
  }
  return (
    <Link
      {...props}
      to={href}
      discover="none"
      // The picture of a card becomes the picture of its page: see PageFrame.css.ts.
      viewTransition={matchPath('/event/:id', href) !== null && canTransition()}
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
