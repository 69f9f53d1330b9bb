import type { ReactNode } from 'react';
import * as styles from './docs.css';

export interface CardChoiceProps {
  /** The situation that the card is for: « One event among others ». */
  situation: string;
  /** The name of the component, as in its import. */
  name: string;
  /** The group of the component in the sidebar, lower case. */
  group: string;
  /** When to use another component. */
  note: string;
  /** Whether the sample is as narrow as a column of a grid. @default false */
  narrow?: boolean;
  /** The component. */
  children: ReactNode;
}

/** A situation, the card for it, and the card itself. */
export function CardChoice({ situation, name, group, note, narrow = false, children }: CardChoiceProps) {
  return (
    <section className={`sb-unstyled ${styles.choice}`}>
      <div>
        <h3 className={styles.choiceTitle}>{situation}</h3>
        <p className={styles.choiceText}>
          <a
            className={styles.choiceLink}
            href={`./?path=/docs/components-${group}-${name.toLowerCase()}--docs`}
            target="_top"
          >
            {name}
          </a>
          {`. ${note}`}
        </p>
      </div>
      <div className={narrow ? styles.narrowSample : styles.choiceSample}>{children}</div>
    </section>
  );
}
