'use client';

import { forwardRef, useContext } from 'react';
import { LinkContext, type LinkProps } from './LinkContext';

/** A link, rendered by the LivelyProvider. All links of the library use it, also those to other sites and to fragments. */
export const Anchor = /* @__PURE__ */ forwardRef<HTMLAnchorElement, LinkProps>(function Anchor(props, ref) {
  const Link = useContext(LinkContext);
  return <Link {...props} ref={ref} />;
});
