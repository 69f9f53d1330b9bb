import { Badge } from '../../components/Badge/Badge';
import { Button } from '../../components/Button/Button';
import { EventPoster } from '../../components/EventPoster/EventPoster';
import { Anchor } from '../../internal/Anchor';
import { Photo } from '../../internal/Photo';
import type { EventItem } from '../EventItems';
import * as styles from './ModerationScreen.css';

/** An entry of a list: its kind, its time and its text. */
export interface CaseEntry {
  id: string;
  /** « Arnaque ou faux billets ». */
  label: string;
  /** The formatted time at which it was written. */
  when: string;
  /** The text, as plain text. Empty if there is none. */
  text: string;
}

/** One event that awaits a decision, with all known facts. */
export interface ModerationCaseItem
  extends Pick<EventItem, 'id' | 'title' | 'href' | 'category' | 'subcategory' | 'image' | 'imageSources'> {
  /** « En attente », « Masqué ». */
  publication: string;
  /** Place, date, organiser, price, links: one line each. `href` is for a value that is a link. */
  facts: readonly { label: string; text: string; href?: string | undefined }[];
  /** The event's own description, as plain text. */
  description?: { label: string; text: string } | undefined;
  /** The creator's answer to the last decision. */
  appeal?: { label: string; text: string } | undefined;
  reports: { label: string; entries: readonly CaseEntry[] };
  history: { label: string; entries: readonly CaseEntry[] };
  /** The possible decisions. */
  actions: {
    /** « Décider de Nuit Nina Simone ». */
    label: string;
    keep: { label: string; onSelect: () => void };
    hide: { label: string; onSelect: () => void };
    remove: { label: string; onSelect: () => void };
  };
}

/**
 * An event as the public sees it, beside its reports and past decisions, then the three possible decisions. Renders an `<li>`.
 */
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
        {/* biome-ignore lint/a11y/useSemanticElements: the buttons belong together, and are not fields of a form */}
        <div className={styles.actions} role="group" aria-label={actions.label}>
          <Button onPress={actions.keep.onSelect}>{actions.keep.label}</Button>
          <Button weight="regular" onPress={actions.hide.onSelect}>
            {actions.hide.label}
          </Button>
          {/* The irreversible decision is apart from the others, and the least prominent. */}
          <Button className={styles.remove} weight="quiet" tone="danger" onPress={actions.remove.onSelect}>
            {actions.remove.label}
          </Button>
        </div>
      </div>
    </li>
  );
}

/** Shows the event's own picture, or its poster. */
function Picture({ id, title, category, subcategory, image, imageSources }: ModerationCaseItem) {
  const poster = <EventPoster category={category} subcategory={subcategory} seed={id} title={title} />;
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
