import type { ReactNode } from 'react';
import type { CategoryTone } from '../../theme/tokens';
import * as styles from './Card.css';

export interface CardProps {
  /** What is on it: text, lists, buttons. */
  children: ReactNode;
  /** What it is about. */
  title?: string | undefined;
  /** The level of the title, to fit the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * How far it stands out: `outlined` by an ink border, `plain` by its paper alone, `sunken` a step back; `pale` and
   * `flood` wear the colour of `category`.
   * @default 'outlined'
   */
  ground?: 'outlined' | 'plain' | 'sunken' | 'pale' | 'flood' | undefined;
  /** Whose colour `pale` and `flood` wear. @default 'music' */
  category?: CategoryTone | undefined;
}

/**
 * Things that belong together, on one sheet. Renders a `<div>`.
 *
 * For an event use EventCard, for a quality of the product FeatureCard, for a position JobCard.
 */
export function Card({ children, title, headingLevel = 3, ground = 'outlined', category = 'music' }: CardProps) {
  const Heading = `h${headingLevel}` as const;
  const isColoured = ground === 'pale' || ground === 'flood';
  return (
    <div className={`${styles.card} ${styles.grounds[ground]}`} data-category={isColoured ? category : undefined}>
      {title && <Heading className={styles.title}>{title}</Heading>}
      {children}
    </div>
  );
}
