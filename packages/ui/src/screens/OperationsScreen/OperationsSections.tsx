import { type ReactNode, useId } from 'react';
import { Badge } from '../../components/Badge/Badge';
import { Button } from '../../components/Button/Button';
import type { OperationsContent, OperationsFigure, OperationsMember, OperationsRun } from './OperationsContent';
import * as styles from './OperationsScreen.css';

const toneOf = { good: 'success', warning: 'danger', unknown: 'neutral' } as const;

/** Draws the sections of the page, the most urgent first. */
export function OperationsSections({ health, mails, imports, quotas, staff, sources }: OperationsContent) {
  return (
    <div className={styles.sections}>
      <Section title={health.title} isWide>
        <ul className={styles.checks}>
          {health.checks.map(({ id, label, state, status, text }) => (
            <li key={id} className={styles.check}>
              <h3 className={styles.label}>{label}</h3>
              <Badge tone={toneOf[state]}>{status}</Badge>
              <p className={styles.checkText}>{text}</p>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{health.note}</p>
      </Section>

      <Section title={mails.title}>
        <Figures figures={mails.figures} />
        {mails.retry && (
          <div>
            <Button weight="regular" busyLabel={mails.retry.busyLabel} onPress={mails.retry.onSelect}>
              {mails.retry.label}
            </Button>
          </div>
        )}
      </Section>

      <Section title={quotas.title}>
        <p className={styles.note}>{quotas.text}</p>
        <ItemList items={quotas.items} empty={quotas.empty}>
          {({ id, label, limit, senders }) => (
            <li key={id} className={styles.row}>
              <h3 className={styles.label}>{label}</h3>
              <p>{limit}</p>
              <p className={styles.end}>{senders}</p>
            </li>
          )}
        </ItemList>
      </Section>

      <Section title={imports.title} isWide>
        <ItemList items={imports.runs} empty={imports.empty}>
          {(run) => <Run key={run.id} {...run} />}
        </ItemList>
      </Section>

      <Section title={staff.title} isWide>
        <p className={styles.note}>{staff.text}</p>
        <div>
          <Button weight="strong" onPress={staff.give.onSelect}>
            {staff.give.label}
          </Button>
        </div>
        <ul className={styles.rows}>
          {staff.members.map((member) => (
            <Member key={member.id} {...member} />
          ))}
        </ul>
        {staff.changes.items.length > 0 && (
          <Details label={staff.changes.label}>
            <ul className={styles.rows}>
              {staff.changes.items.map(({ id, text, when }) => (
                <li key={id} className={styles.change}>
                  <p className={styles.breaking}>{text}</p>
                  <p className={styles.note}>{when}</p>
                </li>
              ))}
            </ul>
          </Details>
        )}
      </Section>

      <Section title={sources.title} isWide>
        <ItemList items={sources.items} empty={sources.empty}>
          {({ id, source, licence }) => (
            <li key={id} className={styles.source}>
              <h3 className={styles.label} dir="auto">
                {source}
              </h3>
              <p className={styles.breaking} dir="auto">
                {licence}
              </p>
            </li>
          )}
        </ItemList>
      </Section>
    </div>
  );
}

function Section({ title, isWide = false, children }: { title: string; isWide?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <section className={isWide ? styles.wideSection : styles.section} aria-labelledby={id}>
      <h2 className={styles.sectionTitle} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function ItemList<Item>({
  items,
  empty,
  children,
}: {
  items: readonly Item[];
  empty: string;
  children: (item: Item) => ReactNode;
}) {
  if (!items.length) return <p>{empty}</p>;
  return <ul className={styles.rows}>{items.map(children)}</ul>;
}

function Figures({ figures }: { figures: readonly OperationsFigure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.note}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Run({ source, when, figures, refused }: OperationsRun) {
  return (
    <li className={styles.run}>
      <div>
        <h3 className={styles.breakingLabel} dir="auto">
          {source}
        </h3>
        <p className={styles.note}>{when}</p>
      </div>
      <Figures figures={figures} />
      {refused && (
        <Details label={refused.label}>
          <ul className={styles.records}>
            {refused.records.map(({ id, title, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a source may repeat a name, and the list does not change.
              <li key={index} className={styles.record}>
                <p className={styles.breakingLabel} dir="auto">
                  {title}
                </p>
                <p className={styles.note} dir="auto">
                  {id}
                </p>
                <p className={styles.breaking} lang="en" dir="auto">
                  {reason}
                </p>
              </li>
            ))}
          </ul>
        </Details>
      )}
    </li>
  );
}

function Details({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details>
      <summary className={styles.summary}>{label}</summary>
      {children}
    </details>
  );
}

function Member({ name, email, role, given, warning, take }: OperationsMember) {
  return (
    <li className={styles.member}>
      <div className={styles.person}>
        <h3 className={styles.breakingLabel} dir="auto">
          {name}
        </h3>
        <p className={styles.breakingNote} dir="auto">
          {email}
        </p>
      </div>
      <div className={styles.badges}>
        <Badge tone="strong">{role}</Badge>
        {warning && <Badge tone="danger">{warning}</Badge>}
      </div>
      <p className={styles.breakingNote}>{given}</p>
      <Button weight="light" onPress={take.onSelect} aria-label={take.name}>
        {take.label}
      </Button>
    </li>
  );
}
