import { LinkButton } from '../../components/LinkButton/LinkButton';
import { BareColumn } from './BareColumn';
import * as styles from './NotFoundScreen.css';

export interface NotFoundScreenProps {
  /** « Oups ! Page introuvable ». */
  title: string;
  /** The possible causes. */
  text: string;
  /** The text on the loose poster: « 404 ». Part of the drawing, hidden from assistive technology. */
  code: string;
  /** The link to the home page. */
  home: { label: string; href: string };
  /** A second link, such as to the list of events. */
  alternative?: { label: string; href: string } | undefined;
}

/** The page for a URL that does not exist. Renders the content of the page's `<main>`. */
export function NotFoundScreen({ title, text, code, home, alternative }: NotFoundScreenProps) {
  return (
    <div className={styles.screen}>
      <div className={styles.texts}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        <p className={styles.ways}>
          <LinkButton href={home.href} size="large">
            {home.label}
          </LinkButton>
          {alternative && (
            <LinkButton href={alternative.href} size="large" weight="regular">
              {alternative.label}
            </LinkButton>
          )}
        </p>
      </div>
      <BareColumn code={code} />
    </div>
  );
}
