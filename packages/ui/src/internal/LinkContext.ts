'use client';

import { type ComponentPropsWithRef, type ComponentType, createContext } from 'react';

/** What a link is given: the props of an `<a>`. */
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** A path of the site, another site, `mailto:`, `tel:`, or a fragment of the page (`#main`). */
  href: string;
}

/** What renders the links below: a plain `<a>` where no LivelyProvider says otherwise. */
export const LinkContext = /* @__PURE__ */ createContext<ComponentType<LinkProps> | 'a'>('a');
