import { Button } from '../../components/Button/Button';
import { EmptyState, type EmptyStateProps } from '../../components/EmptyState/EmptyState';
import { Spinner } from '../../components/Spinner/Spinner';
import { ItemBoundary } from '../../internal/ItemBoundary';
import { ReadFailure } from '../ReadFailure';
import { ModerationCase, type ModerationCaseItem } from './ModerationCase';
import * as styles from './ModerationScreen.css';

/** The events that await a decision, or the reason why there are none. */
export type ModerationResults =
  | { state: 'loading'; label: string }
  | { state: 'failed'; title: string; text: string; retryLabel: string; onRetry: () => void }
  | { state: 'empty'; empty: Omit<EmptyStateProps, 'headingLevel'> }
  | { state: 'ready'; cases: readonly ModerationCaseItem[]; restore?: RestoreAction | undefined };

/** Shows again every event that is hidden only because of reports. */
export interface RestoreAction {
  /** The situation in which to use it. */
  text: string;
  /** « Rétablir tous les événements en attente ». */
  label: string;
  onSelect: () => void;
}

export interface ModerationScreenProps {
  /** « Modération ». */
  title: string;
  /** The facts that a moderator must know, in one or two sentences. */
  lead: string;
  /** The rules for decisions: each a question and its answer. */
  rules: { label: string; items: readonly string[] };
  /** Announced when the list changes, and shown above it: « 3 événements à examiner ». */
  announcement: string;
  /** The events, or the reason why there are none. */
  results: ModerationResults;
}

/** The events that await a moderator. Renders the content of the page's `<main>`. */
export function ModerationScreen({ title, lead, rules, announcement, results }: ModerationScreenProps) {
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <details>
          <summary className={styles.summary}>{rules.label}</summary>
          <ul className={styles.rules}>
            {rules.items.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </details>
      </header>
      <div className={styles.announcement} role="status">
        {announcement}
      </div>
      <Results results={results} />
    </div>
  );
}

function Results({ results }: Pick<ModerationScreenProps, 'results'>) {
  switch (results.state) {
    case 'loading':
      return <Spinner label={results.label} size="large" />;
    case 'failed':
      return <ReadFailure {...results} />;
    case 'empty':
      return <EmptyState {...results.empty} />;
    case 'ready':
      return (
        <>
          {results.restore && <Restore {...results.restore} />}
          <ul className={styles.cases}>
            {results.cases.map((item) => (
              <ItemBoundary key={item.id}>
                <ModerationCase {...item} />
              </ItemBoundary>
            ))}
          </ul>
        </>
      );
  }
}

function Restore({ text, label, onSelect }: RestoreAction) {
  return (
    <div className={styles.restore}>
      <p className={styles.restoreText}>{text}</p>
      <Button weight="regular" onPress={onSelect}>
        {label}
      </Button>
    </div>
  );
}
