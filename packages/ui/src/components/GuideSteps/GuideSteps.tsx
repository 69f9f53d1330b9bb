import type { ReactNode } from 'react';
import * as styles from './GuideSteps.css';

/** One thing to do. */
export interface GuideStep {
  /** Also the end of its address, so that it can be linked to. */
  id: string;
  title: string;
  text: ReactNode;
  /** Short facts under the text. */
  details?: readonly string[] | undefined;
}

export interface GuideStepsProps {
  /** In the order they are done. */
  steps: readonly GuideStep[];
  /** The level of the titles, to fit the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * How something is done, step by step, with big numbers. Renders an `<ol>`.
 *
 * For the steps of a dialog one is in use ProgressSteps, for what must be at hand Checklist.
 */
export function GuideSteps({ steps, headingLevel = 3 }: GuideStepsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ol className={styles.steps}>
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
}
