import { forwardRef, type ReactNode } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './FeatureCard.css';

export interface FeatureCardProps extends RootProps<'div', 'title'> {
  /** The feature, in a few words. */
  title: string;
  /** One or two sentences. */
  text: ReactNode;
  /** A picture twice as wide as high, such as an EventPoster. A thick rule replaces a missing picture. */
  art?: ReactNode;
  /** The level of the title, to fit the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** A feature of the product, in a row of three or four. Renders a `<div>`. */
export const FeatureCard = /* @__PURE__ */ forwardRef<HTMLDivElement, FeatureCardProps>(function FeatureCard(
  { title, text, art, headingLevel = 3, className, ...root },
  ref,
) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...root} ref={ref} className={joinClassNames(art ? styles.cardWithArt : styles.card, className)}>
      {art ? (
        <div className={styles.art} aria-hidden>
          {art}
        </div>
      ) : (
        <div className={styles.rule} />
      )}
      <div className={styles.texts}>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.text}>{text}</p>
      </div>
    </div>
  );
});
