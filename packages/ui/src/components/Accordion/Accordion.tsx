import { forwardRef, type ReactNode } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import { OpenSign } from '../../internal/OpenSign';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './Accordion.css';

/** A question and its answer. */
export interface AccordionItem {
  /** The id of the item, also the fragment of its URL, so that links can lead to it. */
  id: string;
  title: string;
  /** The content of the open item: text, or a Prose. */
  content: ReactNode;
  /** A Badge below the title. */
  badge?: ReactNode;
}

export interface AccordionProps extends RootProps<'div'> {
  /** The questions, in the order they are read. */
  items: readonly AccordionItem[];
  /** The level of the titles, to fit the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The id of the item that is open at first. */
  openId?: string | undefined;
  /** A name for all items, of which only one is open at a time. Omit it to allow several open items. */
  group?: string | undefined;
}

/**
 * Titles that each open a text, for frequent questions. Renders the browser's own `<details>`: it works before scripts are
 * loaded, and the browser's search in the page opens the item that it finds.
 *
 * Use Tabs for views of the same thing, GuideSteps for ordered steps.
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
            {/* HTML allows a heading as a child of the summary, but not deeper inside it. */}
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
