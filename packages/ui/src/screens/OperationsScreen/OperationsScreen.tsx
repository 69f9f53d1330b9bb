import { EmptyState, type EmptyStateProps } from '../../components/EmptyState/EmptyState';
import { Spinner } from '../../components/Spinner/Spinner';
import { ReadFailure } from '../ReadFailure';
import type { OperationsContent } from './OperationsContent';
import * as styles from './OperationsScreen.css';
import { OperationsSections } from './OperationsSections';

/** What an operator watches, or why nothing shows. */
export type OperationsResults =
  | { state: 'loading'; label: string }
  | { state: 'failed'; title: string; text: string; retryLabel: string; onRetry: () => void }
  | { state: 'empty'; empty: Omit<EmptyStateProps, 'headingLevel'> }
  | { state: 'ready'; content: OperationsContent };

export interface OperationsScreenProps {
  /** « Exploitation ». */
  title: string;
  /** What the page is for, in a sentence or two. */
  lead: string;
  /** Said aloud when it changes, and shown over the sections: « 2 points à surveiller ». */
  announcement: string;
  /** What there is to watch, or why there is nothing. */
  results: OperationsResults;
}

/** What the operators of a site watch and change. Renders the content of the page's `<main>`. */
export function OperationsScreen({ title, lead, announcement, results }: OperationsScreenProps) {
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <div className={styles.announcement} role="status">
        {announcement}
      </div>
      <Results results={results} />
    </div>
  );
}

function Results({ results }: Pick<OperationsScreenProps, 'results'>) {
  switch (results.state) {
    case 'loading':
      return <Spinner label={results.label} size="large" />;
    case 'failed':
      return <ReadFailure {...results} />;
    case 'empty':
      return <EmptyState {...results.empty} />;
    case 'ready':
      return <OperationsSections {...results.content} />;
  }
}
