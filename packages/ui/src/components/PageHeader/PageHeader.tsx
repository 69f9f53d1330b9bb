import { forwardRef, type ReactNode } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './PageHeader.css';

export interface PageHeaderProps extends RootProps<'header', 'title'> {
  /** The text of the page's only `<h1>`. */
  title: string;
  /** A word or two above the title: the group of the page. */
  overline?: string | undefined;
  /** One to three sentences under the title. */
  lead?: ReactNode;
  /** One or two buttons. */
  actions?: ReactNode;
  /** A picture that fills its container, such as an EventPoster. Hidden from assistive technology. */
  art?: ReactNode;
}

/**
 * The top of a page. Renders a `<header>`.
 *
 * Use EventHero for an event.
 */
export const PageHeader = /* @__PURE__ */ forwardRef<HTMLElement, PageHeaderProps>(function PageHeader(
  { title, overline, lead, actions, art, className, ...root },
  ref,
) {
  return (
    <header {...root} ref={ref} className={joinClassNames(art ? styles.withArt : styles.header, className)}>
      <div className={styles.texts}>
        {overline && <p className={styles.overline}>{overline}</p>}
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {art && (
        <div className={styles.art} aria-hidden>
          {art}
        </div>
      )}
    </header>
  );
});
