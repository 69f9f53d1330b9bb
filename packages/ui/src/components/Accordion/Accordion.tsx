import { forwardRef, type ReactNode } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import { OpenSign } from '../../internal/OpenSign';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './Accordion.css';

/** A question and its answer. */
export interface AccordionItem {
  /** Also the fragment of its URL, so that it can be linked to. */
  id: string;
  title: string;
  /** What opening it shows: text, or a Prose. */
  content: ReactNode;
  /** A Badge beside the title. */
  badge?: ReactNode;
}

export interface AccordionProps extends RootProps<'div'> {
  /** The questions, in the order they are read. */
  items: readonly AccordionItem[];
  /** The level of the titles, to fit the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The item that is open at first. */
  openId?: string | undefined;
  /** A name shared by items of which only one is open at a time. Leave it out to let any number be. */
  group?: string | undefined;
}

/**
 * Titles that each open on their text: frequent questions. The browser's own `<details>`, so it works before any script
 * has come and a search in the page opens what it finds.
 *
 * For views of one thing use Tabs, for steps in order GuideSteps.
 */
export const Accordion = /* @__PURE__ */ forwardRef<HTMLDivElement, AccordionProps>(function Accordion(
  { items, headingLevel = 3, openId, group, className, ...root },
  ref,
) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...root} ref={ref} className={joinClassNames(styles.accordion, className)}>
      {items.map(({ id, title, content, badge }) => (
        <details key={id} id={id} className={styles.item} name={group} open={id === openId || undefined}>
          <summary className={styles.summary}>
            {/* HTML lets a heading stand in a summary, but in nothing within it. */}
            <Heading className={styles.title}>{title}</Heading>
            {badge && <span className={styles.badge}>{badge}</span>}
            <OpenSign className={styles.sign} />
          </summary>
          <div className={styles.answer}>{content}</div>
        </details>
      ))}
    </div>
  );
});
