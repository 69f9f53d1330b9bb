import { Badge } from '../../components/Badge/Badge';
import { Button } from '../../components/Button/Button';
import { EventPoster } from '../../components/EventPoster/EventPoster';
import { Anchor } from '../../internal/Anchor';
import { Photo } from '../../internal/Photo';
import type { EventItem } from '../EventItems';
import * as styles from './ModerationScreen.css';

/** A line of a list: what it is, when, and in whose words. */
export interface CaseEntry {
  id: string;
  /** « Arnaque ou faux billets ». */
  label: string;
  /** When it was written, already formatted. */
  when: string;
  /** What was written, as plain text. Empty for nothing. */
  text: string;
}

/** One event that has to be decided on, with all that is known. */
export interface ModerationCaseItem
  extends Pick<EventItem, 'id' | 'title' | 'href' | 'category' | 'image' | 'imageSources'> {
  /** « En attente », « Masqué ». */
  publication: string;
  /** Place, date, organiser, price, links: each as a line. `href` is for what may be followed. */
  facts: readonly { label: string; text: string; href?: string | undefined }[];
  /** What the event says of itself, as plain text. */
  description?: { label: string; text: string } | undefined;
  /** What the creator answered to the last decision. */
  appeal?: { label: string; text: string } | undefined;
  reports: { label: string; entries: readonly CaseEntry[] };
  history: { label: string; entries: readonly CaseEntry[] };
  /** What can be decided. */
  actions: {
    /** « Décider de Nuit Nina Simone ». */
    label: string;
    keep: { label: string; onSelect: () => void };
    hide: { label: string; onSelect: () => void };
    remove: { label: string; onSelect: () => void };
  };
}

/** An event as the public sees it, beside it what is said against it and what was decided, then the three ways on. Renders an `<li>`. */
export function ModerationCase(props: ModerationCaseItem) {
  const { title, href, publication, facts, description, appeal, reports, history, actions } = props;
  return (
    <li className={styles.item}>
      <div className={styles.event}>
        <div className={styles.text}>
          <Badge tone="strong">{publication}</Badge>
          <h2 className={styles.caseTitle} dir="auto">
            <Anchor className={styles.titleLink} href={href}>
              {title}
            </Anchor>
          </h2>
        </div>
        <Picture {...props} />
        <dl className={styles.facts}>
          {facts.map(({ label, text, href: link }) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.prose} dir="auto">
                {link ? (
                  <Anchor className={styles.link} href={link} rel="noopener noreferrer nofollow">
                    {text}
                  </Anchor>
                ) : (
                  text
                )}
              </dd>
            </div>
          ))}
        </dl>
        {description && (
          <details className={styles.description}>
            <summary className={styles.summary}>{description.label}</summary>
            <p className={styles.prose} dir="auto">
              {description.text}
            </p>
          </details>
        )}
      </div>
      <div className={styles.file}>
        {appeal && (
          <div className={styles.appeal}>
            <h3 className={styles.label}>{appeal.label}</h3>
            <p className={styles.prose} dir="auto">
              {appeal.text}
            </p>
          </div>
        )}
        <Entries {...reports} />
        <Entries {...history} />
        {/* biome-ignore lint/a11y/useSemanticElements: the buttons belong together, and are no fields of a form */}
        <div className={styles.actions} role="group" aria-label={actions.label}>
          <Button onPress={actions.keep.onSelect}>{actions.keep.label}</Button>
          <Button weight="regular" onPress={actions.hide.onSelect}>
            {actions.hide.label}
          </Button>
          {/* What cannot be undone stands apart, and weighs least. */}
          <Button className={styles.remove} weight="quiet" tone="danger" onPress={actions.remove.onSelect}>
            {actions.remove.label}
          </Button>
        </div>
      </div>
    </li>
  );
}

/** The picture that the event brings, or its poster. */
function Picture({ id, category, image, imageSources }: ModerationCaseItem) {
  const poster = <EventPoster category={category} seed={id} />;
  return (
    <div className={styles.picture} data-category={category}>
      {image ? (
        <Photo
          key={image}
          src={image}
          sources={imageSources}
          sizes="10rem"
          width={320}
          height={400}
          loading="lazy"
          fallback={poster}
        />
      ) : (
        poster
      )}
    </div>
  );
}

function Entries({ label, entries }: ModerationCaseItem['reports']) {
  if (!entries.length) return null;
  return (
    <section>
      <h3 className={styles.label}>{label}</h3>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <p className={styles.entryHead}>
              <strong>{entry.label}</strong>
              <span className={styles.when}>{entry.when}</span>
            </p>
            {entry.text && (
              <p className={styles.prose} dir="auto">
                {entry.text}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
