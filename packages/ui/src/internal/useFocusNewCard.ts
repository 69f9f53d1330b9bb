'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

interface NewCardFocus {
  /** The element around the cards. */
  readonly list: RefObject<HTMLDivElement | null>;
  /** Call it when the user asks for more cards. */
  readonly expectMore: () => void;
}

/**
 * Focuses the first new card when the cards that the user asked for are there. Otherwise the keyboard would stay behind them,
 * on the button that asks for more. A focus that the user moved meanwhile stays.
 */
export function useFocusNewCard(): NewCardFocus {
  const list = useRef<HTMLDivElement>(null);
  const asked = useRef<{ readonly from: Element | null; readonly shown: number }>(undefined);
  const listCards = () => list.current?.querySelectorAll('article') ?? [];

  useLayoutEffect(() => {
    if (!asked.current) return;
    const { from, shown } = asked.current;
    const first = listCards()[shown];
    if (!first) return;
    asked.current = undefined;
    const { activeElement } = document;
    if (activeElement === from || activeElement === document.body) first.querySelector('a')?.focus();
  });

  return {
    list,
    expectMore() {
      asked.current = { from: document.activeElement, shown: listCards().length };
    },
  };
}
