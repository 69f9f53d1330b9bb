'use client';

import { forwardRef, useContext } from 'react';
import { LinkContext, type LinkProps } from './LinkContext';

/** A link as the LivelyProvider renders it. Every link of the library is one, to other sites and to fragments too. */
export const Anchor = /* @__PURE__ */ forwardRef<HTMLAnchorElement, LinkProps>(function Anchor(props, ref) {
  const Link = useContext(LinkContext);
  return <Link {...props} ref={ref} />;
});
