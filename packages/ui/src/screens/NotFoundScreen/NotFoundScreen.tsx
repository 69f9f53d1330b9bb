import { LinkButton } from '../../components/LinkButton/LinkButton';
import { BareColumn } from './BareColumn';
import * as styles from './NotFoundScreen.css';

export interface NotFoundScreenProps {
  /** « Oups ! Page introuvable ». */
  title: string;
  /** What may have happened. */
  text: string;
  /** What is written on the one poster: « 404 ». Part of the drawing, not read aloud. */
  code: string;
  /** The link to the home page. */
  home: { label: string; href: string };
  /** Another link, such as to the list of events. */
  alternative?: { label: string; href: string } | undefined;
}

/** No page has this URL. Renders the content of the page's `<main>`. */
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
