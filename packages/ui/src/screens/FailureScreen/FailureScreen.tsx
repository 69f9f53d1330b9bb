import { ReadFailure, type ReadFailureProps } from '../ReadFailure';
import * as styles from './FailureScreen.css';

export interface FailureScreenProps extends Pick<ReadFailureProps, 'retryLabel' | 'onRetry'> {
  /** « La page n’a pas pu s’afficher ». */
  title: string;
  /** The remedy: « Vérifiez votre connexion, puis réessayez. ». */
  text: string;
}

/** The page for content that could not be read or drawn. Renders the content of the page's `<main>`. */
export function FailureScreen({ title, text, retryLabel, onRetry }: FailureScreenProps) {
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{title}</h1>
      <ReadFailure title={text} retryLabel={retryLabel} onRetry={onRetry} />
    </div>
  );
}
