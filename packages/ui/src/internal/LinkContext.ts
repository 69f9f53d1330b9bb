'use client';

import { type ComponentClass, type ComponentPropsWithRef, createContext, type ReactNode } from 'react';

/** What a link is given: the props of an `<a>`. */
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** A path of the site, another site, `mailto:`, `tel:`, or a fragment of the page (`#main`). */
  href: string;
}

/**
 * A component for links. Not a `ComponentType`: with the types of React 18 that compares `propTypes`, and the `Link` of
 * Next, which takes objects as well as strings, would be none.
 */
export type LinkComponent = ((props: LinkProps) => ReactNode) | ComponentClass<LinkProps>;

/** What renders the links below: a plain `<a>` where no LivelyProvider says otherwise. */
export const LinkContext = /* @__PURE__ */ createContext<LinkComponent | 'a'>('a');
