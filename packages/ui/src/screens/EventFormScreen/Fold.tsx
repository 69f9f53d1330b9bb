'use client';

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { OpenSign } from '../../internal/OpenSign';
import * as styles from './Fold.css';

export interface FoldProps {
  title: string;
  /** What its fields hold. Empty: nothing yet. */
  summary: string;
  /** What is shown instead of an empty summary. */
  emptyText: string;
  /** Whether something is wrong in it: it opens. */
  hasError: boolean;
  /** How often the form was sent: each attempt opens it again. */
  attempt: number | undefined;
  children: ReactNode;
}

/** A block of fields that may stay empty, in the browser's own `<details>`: its fields keep their values while it is closed. */
export function Fold({ title, summary, emptyText, hasError, attempt, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpenAtFirst] = useState(hasError);
  // Before effects: FormErrorSummary focuses a field in one, and a closed fold takes no focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt with the same errors opens it again.
  useLayoutEffect(() => {
    if (hasError && details.current) details.current.open = true;
  }, [hasError, attempt]);
  return (
    <details ref={details} className={styles.fold} open={isOpenAtFirst}>
      <summary className={styles.summary}>
        <h3 className={styles.title}>{title}</h3>
        <span className={summary ? styles.filled : styles.empty}>{summary || emptyText}</span>
        <OpenSign className={styles.sign} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
