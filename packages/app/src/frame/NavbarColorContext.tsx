import type { Category } from '@lively/engine';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { RenderedPageContext } from '../data/RenderedPage';

/** The background of the navigation bar: the page's, or the category that colours the top of an event. */
export type NavbarColor = 'page' | Category;

const NavbarColorContext = createContext<[NavbarColor, (color: NavbarColor) => void]>(['page', () => {}]);

export function NavbarColorProvider({ children }: { children: ReactNode }) {
  const first = useContext(RenderedPageContext)?.category ?? 'page';
  return <NavbarColorContext value={useState<NavbarColor>(first)}>{children}</NavbarColorContext>;
}

export const useShownNavbarColor = (): NavbarColor => useContext(NavbarColorContext)[0];

/** Colours the background of the navigation bar while the page is shown. */
export function useNavbarColor(category: Category): void {
  const [, setColor] = useContext(NavbarColorContext);
  useEffect(() => {
    setColor(category);
    return () => setColor('page');
  }, [category, setColor]);
}
