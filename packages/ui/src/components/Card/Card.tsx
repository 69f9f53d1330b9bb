import { forwardRef, type ReactNode } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import type { CategoryTone } from '../../theme/tokens';
import * as styles from './Card.css';

export interface CardProps extends RootProps<'div', 'title'> {
  /** What is on it: text, lists, buttons. */
  children: ReactNode;
  /** What it is about. */
  title?: string | undefined;
  /** The level of the title, to fit the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * How far it stands out: `outlined` by an ink border, `plain` by its paper alone, `sunken` a step back; `pale` and
   * `flood` take the colour of `category`.
   * @default 'outlined'
   */
  ground?: 'outlined' | 'plain' | 'sunken' | 'pale' | 'flood' | undefined;
  /** Whose colour `pale` and `flood` take. @default 'music' */
  category?: CategoryTone | undefined;
}

/**
 * Things that belong together, on one sheet. Renders a `<div>`.
 *
 * For an event use EventCard, for a quality of the product FeatureCard, for a position JobCard.
 */
export const Card = /* @__PURE__ */ forwardRef<HTMLDivElement, CardProps>(function Card(
  { children, title, headingLevel = 3, ground = 'outlined', category = 'music', className, ...root },
  ref,
) {
  const Heading = `h${headingLevel}` as const;
  const isColoured = ground === 'pale' || ground === 'flood';
  return (
    <div
      {...root}
      ref={ref}
      className={joinClassNames(styles.grounds[ground], className)}
      data-category={isColoured ? category : undefined}
    >
      {title && <Heading className={styles.title}>{title}</Heading>}
      {children}
    </div>
  );
});
