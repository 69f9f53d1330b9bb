import { forwardRef } from 'react';
import { Anchor } from '../../internal/Anchor';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './TabLinks.css';

/** One view of the page, with its own URL. */
export interface TabLink {
  label: string;
  href: string;
  /** Whether it is the view shown. @default false */
  current?: boolean | undefined;
  /** How many things are in it, already formatted. */
  count?: string | undefined;
}

export interface TabLinksProps extends RootProps<'nav', 'aria-label'> {
  /** What assistive technology calls the row: « Mes sorties ». */
  label: string;
  /** The views, in the order they are read. */
  tabs: readonly TabLink[];
}

/**
 * The views of one page, each with its own URL, so that Back returns to the last one and a view can be shared.
 * Renders a `<nav>` of links that needs no script.
 *
 * For views that need no URL use Tabs.
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
