import { forwardRef } from 'react';
import { Anchor } from '../../internal/Anchor';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './Breadcrumbs.css';

/** One parent page. */
export interface Breadcrumb {
  label: string;
  href: string;
}

export interface BreadcrumbsProps extends RootProps<'nav', 'aria-label'> {
  /** The accessible name of the navigation: « Fil d’Ariane ». */
  label: string;
  /** The parent pages, from the home page down to the direct parent. */
  trail: readonly Breadcrumb[];
  /** The title of the current page. */
  current: string;
}

/**
 * The position of a page in the site, with links to its parent pages. Renders a `<nav>`.
 *
 * Use TabLinks for the views of one page.
 */
export const Breadcrumbs = /* @__PURE__ */ forwardRef<HTMLElement, BreadcrumbsProps>(function Breadcrumbs(
  { label, trail, current, className, ...root },
  ref,
) {
  return (
    <nav {...root} ref={ref} className={className} aria-label={label}>
      <ol className={styles.list}>
        {trail.map((crumb) => (
          <li key={crumb.href} className={styles.item}>
            <Anchor className={styles.link} href={crumb.href}>
              {crumb.label}
            </Anchor>
          </li>
        ))}
        <li className={styles.item}>
          <span className={styles.current} aria-current="page">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
});
