'use client';

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { OpenSign } from '../../internal/OpenSign';
import * as styles from './Fold.css';

export interface FoldProps {
  title: string;
  /** The content of its fields in one line. Empty if all are empty. */
  summary: string;
  /** Shown instead of an empty summary. */
  emptyText: string;
  /** Whether one of its fields has an error: the fold opens. */
  hasError: boolean;
  /** The number of submissions: each new one opens the fold again if it has an error. */
  attempt: number | undefined;
  children: ReactNode;
}

/** A block of optional fields in a native `<details>`: its fields keep their values while it is closed. */
export function Fold({ title, summary, emptyText, hasError, attempt, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpenAtFirst] = useState(hasError);
  // A layout effect runs before the effect of FormErrorSummary, which cannot focus a field in a closed fold.
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
