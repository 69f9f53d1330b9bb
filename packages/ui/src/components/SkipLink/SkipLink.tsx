import { forwardRef } from 'react';
import { Anchor } from '../../internal/Anchor';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './SkipLink.css';

export interface SkipLinkProps extends RootProps<'a', 'href'> {
  /** The text of the link: « Aller au contenu ». */
  children: string;
  /** The id of the element after the navigation, with `#`. */
  href: `#${string}`;
}

/** The first stop of the Tab key: a link past the navigation to the content. Visible only with the focus. Renders an `<a>`. */
export const SkipLink = /* @__PURE__ */ forwardRef<HTMLAnchorElement, SkipLinkProps>(function SkipLink(
  { children, href, className, ...root },
  ref,
) {
  return (
    <Anchor {...root} ref={ref} className={joinClassNames(styles.skipLink, className)} href={href}>
      {children}
    </Anchor>
  );
});
