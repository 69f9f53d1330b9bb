import { LinkButton } from '../../components/LinkButton/LinkButton';
import { BareColumn } from '../NotFoundScreen/BareColumn';
import * as styles from '../NotFoundScreen/NotFoundScreen.css';

export interface OfflineScreenProps {
  /** « Pas de connexion ». */
  title: string;
  /** The things that still work, and the remedy. */
  text: string;
  /** The text of the link that loads the page again. */
  retryLabel: string;
}

/**
 * The page for a failed page load. It works without scripts: the retry is a link to the current URL. Renders the content of the
 * page's `<main>`.
 */
export function OfflineScreen({ title, text, retryLabel }: OfflineScreenProps) {
  return (
    <div className={styles.screen}>
      <div className={styles.texts}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        <p className={styles.ways}>
          <LinkButton href="" size="large">
            {retryLabel}
          </LinkButton>
        </p>
      </div>
      <BareColumn code="…" />
    </div>
  );
}
