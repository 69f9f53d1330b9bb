import { Badge } from '../../components/Badge/Badge';
import { Button } from '../../components/Button/Button';
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
export interface ModerationCaseItem {
  id: string;
  title: string;
  /** « En attente », « Masqué ». */
  publication: string;
  /** Place, date, organiser, price, links: each as a line. */
  facts: readonly { label: string; text: string }[];
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

/** An event, what is said against it, what was decided before, and the three ways on. Renders an `<li>`. */
export function ModerationCase(props: ModerationCaseItem) {
  const { title, publication, facts, description, appeal, reports, history, actions } = props;
  return (
    <li className={styles.item}>
      <div className={styles.caseHead}>
        <h2 className={styles.caseTitle} dir="auto">
          {title}
        </h2>
        <Badge tone="strong">{publication}</Badge>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.text} dir="auto">
              {text}
            </dd>
          </div>
        ))}
      </dl>
      {description && (
        <details className={styles.description}>
          <summary className={styles.summary}>{description.label}</summary>
          <p className={styles.text} dir="auto">
            {description.text}
          </p>
        </details>
      )}
      {appeal && (
        <div className={styles.appeal}>
          <h3 className={styles.label}>{appeal.label}</h3>
          <p className={styles.text} dir="auto">
            {appeal.text}
          </p>
        </div>
      )}
      <Entries {...reports} />
      <Entries {...history} />
      {/* biome-ignore lint/a11y/useSemanticElements: the buttons belong together, and are no fields of a form */}
      <div className={styles.actions} role="group" aria-label={actions.label}>
        <Button weight="regular" onPress={actions.keep.onSelect}>
          {actions.keep.label}
        </Button>
        <Button weight="regular" onPress={actions.hide.onSelect}>
          {actions.hide.label}
        </Button>
        <Button weight="regular" tone="danger" onPress={actions.remove.onSelect}>
          {actions.remove.label}
        </Button>
      </div>
    </li>
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
              <p className={styles.text} dir="auto">
                {entry.text}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
