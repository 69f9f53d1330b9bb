'use client';

import type { ReactNode } from 'react';
import { type LinkComponent, LinkContext, type LinkProps } from '../../internal/LinkContext';

export type { LinkComponent, LinkProps };

export interface LivelyProviderProps {
  /** The part of the app whose links it renders. */
  children: ReactNode;
  /**
   * Renders every link of the components, to other sites and to fragments too. Declare it outside of any component, pass on
   * all props and the `ref`.
   * @default a plain `<a>`
   */
  link?: LinkComponent | undefined;
}

/**
 * Lets a router render the links of all components below it, so that they navigate without a reload. Renders no element.
 *
 * Without it, links are plain `<a>`; a click listener on the document is then the router's only way to take them.
 */
export function LivelyProvider({ children, link }: LivelyProviderProps) {
  return <LinkContext.Provider value={link ?? 'a'}>{children}</LinkContext.Provider>;
}
