import { forwardRef } from 'react';
import { Anchor } from '../../internal/Anchor';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './TabLinks.css';

/** One view of the page, with its own URL. */
export interface TabLink {
  label: string;
  href: string;
  /** Whether it is the current view. @default false */
  current?: boolean | undefined;
  /** The number of items in the view, already formatted. */
  count?: string | undefined;
}

export interface TabLinksProps extends RootProps<'nav', 'aria-label'> {
  /** The accessible name of the navigation: « Mes sorties ». */
  label: string;
  /** The views, in the order of reading. */
  tabs: readonly TabLink[];
}

/**
 * Links to the views of one page, each with its own URL, so that the back button and sharing work. Renders a `<nav>` of links
 * that needs no script.
 *
 * Use Tabs for views without a URL.
 */
export const TabLinks = /* @__PURE__ */ forwardRef<HTMLElement, TabLinksProps>(function TabLinks(
  { label, tabs, className, ...root },
  ref,
) {
  return (
    <nav {...root} ref={ref} className={className} aria-label={label}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.href} className={styles.item}>
            <Anchor className={styles.tab} href={tab.href} aria-current={tab.current ? 'page' : undefined}>
              {tab.label} {tab.count && <span className={styles.count}>{tab.count}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
});
