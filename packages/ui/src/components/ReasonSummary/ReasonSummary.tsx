'use client';

import { forwardRef } from 'react';
import { Disclosure } from '../../internal/Disclosure';
import { DownArrow } from '../../internal/DownArrow';
import { formatPoints } from '../../internal/formatPoints';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import type { Reason, ReasonAction } from '../ReasonList/ReasonList';
import * as styles from './ReasonSummary.css';

export interface ReasonSummaryProps extends RootProps<'div', never> {
  /** The strongest reasons. Two are enough. */
  reasons: readonly Reason[];
  /** The other reasons: collapsed, but counted in the sum. */
  others?:
    | {
        /** The text of the control that shows them: « dont 2 autres raisons ». */
        label: string;
        reasons: readonly Reason[];
      }
    | undefined;
  /** The unit after the sum: « points ». */
  totalLabel: string;
  /** A button that corrects the list: « Corriger ». `name` also has the title of the event. */
  correct?: (ReasonAction & { name: string }) | undefined;
}

/**
 * The reasons why an event is in a list, in the width of a card: the strongest reasons and the sum of all. Renders a `<div>`.
 * The other reasons open over the content below, so that the layout does not move.
 *
 * Use ReasonList on the page of an event.
 */
export const ReasonSummary = /* @__PURE__ */ forwardRef<HTMLDivElement, ReasonSummaryProps>(function ReasonSummary(
  { reasons, others, totalLabel, correct, className, ...root },
  ref,
) {
  const points = [...reasons, ...(others?.reasons ?? [])].reduce((sum, reason) => sum + reason.points, 0);
  const total = <span className={styles.total}>{points}</span>;
  return (
    <div {...root} ref={ref} className={joinClassNames(styles.summary, className)}>
      <Reasons reasons={reasons} />
      {others ? (
        <Disclosure
          className={styles.others}
          summaryClassName={styles.opener}
          summary={
            <>
              {total}{' '}
              <span>
                {totalLabel} <span className={styles.otherLabel}>{others.label}</span>
                <DownArrow className={styles.arrow} />
              </span>
            </>
          }
        >
          <div className={styles.sheet}>
            <Reasons reasons={others.reasons} />
          </div>
        </Disclosure>
      ) : (
        <p className={styles.sum}>
          {total} <span>{totalLabel}</span>
        </p>
      )}
      {correct && (
        <button type="button" className={styles.correct} aria-label={correct.name} onClick={correct.onSelect}>
          {correct.label}
        </button>
      )}
    </div>
  );
});

function Reasons({ reasons }: Pick<ReasonSummaryProps, 'reasons'>) {
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ label, points }) => (
        <li key={label} className={styles.row}>
          <span className={styles.points}>{formatPoints(points)}</span> <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
