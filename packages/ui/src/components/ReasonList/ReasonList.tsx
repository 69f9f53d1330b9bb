'use client';

import { forwardRef } from 'react';
import { Anchor } from '../../internal/Anchor';
import { formatPoints } from '../../internal/formatPoints';
import type { RootProps } from '../../internal/RootProps';
import { Button } from '../Button/Button';
import * as styles from './ReasonList.css';

/** A reason for some points of an event. */
export interface Reason {
  /** The reason in a few words: « Vous aimez le jazz ». */
  label: string;
  /** The points that it adds: 50 is shown as +50. */
  points: number;
}

/** A button that changes the recommendations. */
export interface ReasonAction {
  /** The text of the button: « Moins de jazz ». */
  label: string;
  /** Called when the button is pressed. */
  onSelect: () => void;
}

export interface ReasonListProps extends RootProps<'section', 'title'> {
  /** The heading: « Pourquoi vous ». */
  title: string;
  /** The reasons. The score below them is their sum. */
  reasons: readonly Reason[];
  /** The name of the sum: « Score ». */
  totalLabel: string;
  /** Buttons that change the recommendations. */
  actions?: readonly ReasonAction[] | undefined;
  /** A link to the rules of the score. */
  explanation?: { label: string; href: string } | undefined;
}

/**
 * The reasons of a recommendation, whose points add up to the score of the event. Renders a `<section>`.
 *
 * Use ReasonSummary on a card, which has room for two reasons.
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
