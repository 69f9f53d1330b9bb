'use client';

import { forwardRef } from 'react';
import { Anchor } from '../../internal/Anchor';
import { formatPoints } from '../../internal/formatPoints';
import type { RootProps } from '../../internal/RootProps';
import { Button } from '../Button/Button';
import * as styles from './ReasonList.css';

/** Why an event has some of its points. */
export interface Reason {
  /** In few words: « Vous aimez le jazz ». */
  label: string;
  /** How many points it adds: 50 is shown as +50. */
  points: number;
}

/** A way to change what is recommended. */
export interface ReasonAction {
  /** « Moins de jazz ». */
  label: string;
  /** Called when it is chosen. */
  onSelect: () => void;
}

export interface ReasonListProps extends RootProps<'section', 'title'> {
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
 * On a card, where two must do, use ReasonSummary.
 */
export const ReasonList = /* @__PURE__ */ forwardRef<HTMLElement, ReasonListProps>(function ReasonList(
  { title, reasons, totalLabel, actions = [], explanation, className, ...root },
  ref,
) {
  const total = reasons.reduce((sum, { points }) => sum + points, 0);
  return (
    <section {...root} ref={ref} className={className}>
      <h2 className={styles.title}>{title}</h2>
      <dl className={styles.reasons}>
        {reasons.map(({ label, points }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd className={styles.points}>{formatPoints(points)}</dd>
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
            <Anchor className={styles.explanation} href={explanation.href}>
              {explanation.label}
            </Anchor>
          )}
        </div>
      )}
    </section>
  );
});
