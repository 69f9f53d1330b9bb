import * as styles from './Breadcrumbs.css';

/** One page on the way back. */
export interface Breadcrumb {
  label: string;
  href: string;
}

export interface BreadcrumbsProps {
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
export function Breadcrumbs({ label, trail, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {trail.map((crumb) => (
          <li key={crumb.href} className={styles.item}>
            <a className={styles.link} href={crumb.href}>
              {crumb.label}
            </a>
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
}
