import { EmptyState, type EmptyStateProps } from '../../components/EmptyState/EmptyState';
import { Spinner } from '../../components/Spinner/Spinner';
import { ReadFailure } from '../ReadFailure';
import type { OperationsContent } from './OperationsContent';
import * as styles from './OperationsScreen.css';
import { OperationsSections } from './OperationsSections';

/** The data that an operator watches, or the reason why there is none. */
export type OperationsResults =
  | { state: 'loading'; label: string }
  | { state: 'failed'; title: string; text: string; retryLabel: string; onRetry: () => void }
  | { state: 'empty'; empty: Omit<EmptyStateProps, 'headingLevel'> }
  | { state: 'ready'; content: OperationsContent };

export interface OperationsScreenProps {
  /** « Exploitation ». */
  title: string;
  /** The purpose of the page, in one or two sentences. */
  lead: string;
  /** Announced when it changes, and shown above the sections: « 2 points à surveiller ». */
  announcement: string;
  /** The data to watch, or the reason why there is none. */
  results: OperationsResults;
}

/** The page where operators watch and manage the site. Renders the content of the page's `<main>`. */
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
