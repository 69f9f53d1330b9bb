import { useLayoutEffect, useRef } from 'react';
import { markWords } from '../../components/SearchCombobox/markWords';
import * as styles from './FieldMarks.css';

export interface FieldMarksProps {
  /** The text of the field. */
  value: string;
  /** The words of `value` that were understood, in their order. */
  marks: readonly string[];
}

/** Marks the understood words in the field of the landing page. Repeats its text below the input, invisibly, and scrolls with it. */
export function FieldMarks({ value, marks }: FieldMarksProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const layer = ref.current;
    const input = layer?.parentElement?.querySelector('input');
    if (!layer || !input) return;
    const follow = () => {
      // The button that clears the input is at its end, and the text ends before it.
      layer.style.inlineSize = `calc(${input.clientWidth}px - 1rem)`;
      layer.style.textIndent = `${-input.scrollLeft}px`;
    };
    follow();
    // The browser scrolls to the last letter only after it is rendered.
    const frame = requestAnimationFrame(follow);
    input.addEventListener('scroll', follow);
    const observer = new ResizeObserver(follow);
    observer.observe(input);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      input.removeEventListener('scroll', follow);
    };
  });
  return (
    <span ref={ref} className={styles.layer} aria-hidden>
      {markWords(value, marks, styles.mark)}
    </span>
  );
}
