import { forwardRef, type ReactNode } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './GuideSteps.css';

/** One step. */
export interface GuideStep {
  /** The id of the step, also the fragment of its URL, so that links can lead to it. */
  id: string;
  title: string;
  text: ReactNode;
  /** Short facts under the text. */
  details?: readonly string[] | undefined;
}

export interface GuideStepsProps extends RootProps<'ol'> {
  /** The steps, in the order in which they are done. */
  steps: readonly GuideStep[];
  /** The level of the titles, to fit the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * The steps of a task, with large numbers. Renders an `<ol>`.
 *
 * Use ProgressSteps for the steps of a dialog, Checklist for things to prepare.
 */
export const GuideSteps = /* @__PURE__ */ forwardRef<HTMLOListElement, GuideStepsProps>(function GuideSteps(
  { steps, headingLevel = 3, className, ...root },
  ref,
) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ol {...root} ref={ref} className={joinClassNames(styles.steps, className)}>
      {steps.map(({ id, title, text, details = [] }) => (
        <li key={id} id={id} className={styles.step}>
          <div className={styles.texts}>
            <Heading className={styles.title}>{title}</Heading>
            <p>{text}</p>
            {details.length > 0 && (
              <ul className={styles.details}>
                {details.map((detail) => (
                  <li key={detail} className={styles.detail}>
                    {detail}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
});
