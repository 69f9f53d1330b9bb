'use client';

import { type ComponentClass, type ComponentPropsWithRef, createContext, type ReactNode } from 'react';

/** The props of a link component: those of an `<a>`. */
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** A path of the site, another site, `mailto:`, `tel:`, or a fragment of the page (`#main`). */
  href: string;
}

/**
 * A component for links. It is not a `ComponentType`: with the types of React 18, that compares `propTypes`, and the `Link` of
 * Next, which takes objects as well as strings, would not match.
 */
export type LinkComponent = ((props: LinkProps) => ReactNode) | ComponentClass<LinkProps>;

/** The component that renders the links below: a plain `<a>` if no LivelyProvider sets another. */
export const LinkContext = /* @__PURE__ */ createContext<LinkComponent | 'a'>('a');
