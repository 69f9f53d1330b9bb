'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { markWords } from './markWords';
import * as styles from './SearchCombobox.css';

interface MarkedTextProps {
  value: string;
  /** The words of `value` to mark, in their order. Words that it does not contain are skipped. */
  marks: readonly string[] | undefined;
  /** The input. */
  children: ReactNode;
}

/** Marks words of an input: a layer below it repeats its text, invisibly, and scrolls with it. */
export function MarkedText({ value, marks = [], children }: MarkedTextProps) {
  const layer = useRef<HTMLSpanElement>(null);
  const follow = () => {
    const input = layer.current?.parentElement?.querySelector('input');
    if (layer.current && input) layer.current.scrollLeft = input.scrollLeft;
  };
  useLayoutEffect(follow);
  return (
    <span className={styles.field} onScrollCapture={follow}>
      {marks.length > 0 && (
        <span ref={layer} className={styles.layer} aria-hidden>
          {markWords(value, marks, styles.mark)}
        </span>
      )}
      {children}
    </span>
  );
}
