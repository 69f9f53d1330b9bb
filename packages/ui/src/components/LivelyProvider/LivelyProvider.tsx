'use client';

import type { ReactNode } from 'react';
import { type LinkComponent, LinkContext, type LinkProps } from '../../internal/LinkContext';

export type { LinkComponent, LinkProps };

export interface LivelyProviderProps {
  /** The part of the app whose links the provider renders. */
  children: ReactNode;
  /**
   * Renders every link of the components, including links to other sites and to fragments. Declare it outside of any component,
   * and pass all props and the `ref` on.
   * @default a plain `<a>`
   */
  link?: LinkComponent | undefined;
}

/**
 * Lets a router render the links of all components below it, so that they navigate without a reload. Renders no element.
 *
 * Without it, links are plain `<a>`, and a router can only handle them by a click listener on the document.
 */
export function LivelyProvider({ children, link }: LivelyProviderProps) {
  return <LinkContext.Provider value={link ?? 'a'}>{children}</LinkContext.Provider>;
}
