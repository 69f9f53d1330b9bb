import { forwardRef } from 'react';
import { Anchor } from '../../internal/Anchor';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './Breadcrumbs.css';

/** One page on the way back. */
export interface Breadcrumb {
  label: string;
  href: string;
}

export interface BreadcrumbsProps extends RootProps<'nav', 'aria-label'> {
  /** What assistive technology calls it: « Fil d’Ariane ». */
  label: string;
  /** From home down to the page over this one. */
  trail: readonly Breadcrumb[];
  /** The page one is on. */
  current: string;
}

/**
 * Where a page stands, and the ways back up. Renders a `<nav>`.
 *
 * For the views of one page use TabLinks.
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
