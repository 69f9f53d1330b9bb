import type { LinkProps } from '@lively/ui';
import { Link, matchPath } from 'react-router-dom';
import { canTransition } from '../device/canTransition';
import { usePreload } from './PreloadContext';

/**
 * How the components of the library link: a path of the site is followed by the router, and its page is loaded as soon as
 * the user points at it. Anything else is the browser's: another site, a file, a place on the page, another language.
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
      // The picture of a card becomes that of its page: see PageFrame.css.ts.
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
