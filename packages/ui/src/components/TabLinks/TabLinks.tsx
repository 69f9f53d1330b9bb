import * as styles from './TabLinks.css';

/** One view of the page, with its own address. */
export interface TabLink {
  label: string;
  href: string;
  /** Whether it is the view shown. @default false */
  current?: boolean | undefined;
  /** How many things are in it, already formatted. */
  count?: string | undefined;
}

export interface TabLinksProps {
  /** What assistive technology calls the row: « Mes sorties ». */
  label: string;
  /** The views, in the order they are read. */
  tabs: readonly TabLink[];
}

/**
 * The views of one page, each with its own address, so that Back returns to the last one and a view can be shared.
 * Renders a `<nav>` of links that needs no script.
 *
 * For views that are not worth an address use Tabs.
 */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a className={styles.tab} href={tab.href} aria-current={tab.current ? 'page' : undefined}>
              {tab.label}
              {tab.count && <span className={styles.count}>{tab.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
