'use client';

import { Button } from '../Button/Button';
import type { Reason } from './Reason';
import * as styles from './ReasonList.css';

/** A way to change what is recommended. */
export interface ReasonAction {
  /** « Moins de jazz ». */
  label: string;
  /** Called when it is chosen. */
  onSelect: () => void;
}

export interface ReasonListProps {
  /** « Pourquoi vous ». */
  title: string;
  /** The reasons; the score shown under them is their sum. */
  reasons: readonly Reason[];
  /** What the sum is called: « Score ». */
  totalLabel: string;
  /** What can be changed about it. */
  actions?: readonly ReasonAction[] | undefined;
  /** Where the rules are explained. */
  explanation?: { label: string; href: string } | undefined;
}

/**
 * Why an event is recommended: reasons whose points add up to its score. Renders a `<section>`.
 *
 * On a card, where one line must do, hand `reasons` to EventCard.
 */
export function ReasonList({ title, reasons, totalLabel, actions = [], explanation }: ReasonListProps) {
  const total = reasons.reduce((sum, { points }) => sum + points, 0);
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <dl>
        {reasons.map(({ label, points }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd className={styles.points}>{points < 0 ? `−${-points}` : `+${points}`}</dd>
          </div>
        ))}
        <div className={styles.sum}>
          <dt>{totalLabel}</dt>
          <dd className={styles.total}>{total}</dd>
        </div>
      </dl>
      {(actions.length > 0 || explanation) && (
        <div className={styles.actions}>
          {actions.map(({ label, onSelect }) => (
            <Button key={label} weight="light" onPress={onSelect}>
              {label}
            </Button>
          ))}
          {explanation && (
            <a className={styles.explanation} href={explanation.href}>
              {explanation.label}
            </a>
          )}
        </div>
      )}
    </section>
  );
}
