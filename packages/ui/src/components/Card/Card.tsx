import { forwardRef, type ReactNode } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import type { CategoryTone } from '../../theme/tokens';
import * as styles from './Card.css';

export interface CardProps extends RootProps<'div', 'title'> {
  /** The content: text, lists, buttons. */
  children: ReactNode;
  /** The subject of the card. */
  title?: string | undefined;
  /** The level of the title, to fit the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * The emphasis: `outlined` by an ink border, `plain` by its background alone, `sunken` one step back. `pale` and `flood` take
   * the colour of `category`.
   * @default 'outlined'
   */
  ground?: 'outlined' | 'plain' | 'sunken' | 'pale' | 'flood' | undefined;
  /** The category whose colour `pale` and `flood` take. @default 'music' */
  category?: CategoryTone | undefined;
}

/**
 * Related things on one sheet. Renders a `<div>`.
 *
 * Use EventCard for an event, FeatureCard for a feature of the product, JobCard for a position.
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
