import type { Category } from '@lively/engine';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { RenderedPageContext } from '../data/RenderedPage';

/** The background of the navigation bar: the page's, or the category that colours the top of an event. */
export type Ground = 'page' | Category;

const GroundContext = createContext<[Ground, (ground: Ground) => void]>(['page', () => {}]);

export function GroundProvider({ children }: { children: ReactNode }) {
  const first = useContext(RenderedPageContext)?.category ?? 'page';
  return <GroundContext value={useState<Ground>(first)}>{children}</GroundContext>;
}

export const useGround = (): Ground => useContext(GroundContext)[0];

/** Colours the background of the navigation bar while the page is shown. */
export function useFloodedGround(category: Category): void {
  const [, setGround] = useContext(GroundContext);
  useEffect(() => {
    setGround(category);
    return () => setGround('page');
  }, [category, setGround]);
}
