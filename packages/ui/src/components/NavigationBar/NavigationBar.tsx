import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { forwardRef, type ReactNode } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { Anchor } from '../../internal/Anchor';
import { Disclosure } from '../../internal/Disclosure';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import type { CategoryTone } from '../../theme/tokens';
import { Logo } from '../Logo/Logo';
import * as styles from './NavigationBar.css';

/** A link to one page of the site. */
export interface NavigationLink {
  label: string;
  href: string;
  /** Whether it leads to the current page. @default false */
  current?: boolean | undefined;
}

export interface NavigationBarProps extends RootProps<'header'> {
  /** The accessible names of the bar and its menu: « Navigation principale », « Menu ». */
  labels: { navigation: string; menu: string };
  /** The link to the home page: the name beside the logo, and the accessible name, which begins with that name. */
  home: { name: string; label: string; href: string };
  /** The links to the pages of the site, in the order of reading. */
  links: readonly NavigationLink[];
  /** A LanguageSwitcher. */
  language?: ReactNode;
  /** The login LinkButton for a visitor, or the NotificationBell and the ProfileMenu for a user. */
  account?: ReactNode;
  /** The background: that of the page, or the colour of a category. @default 'page' */
  ground?: 'page' | CategoryTone | undefined;
}

/**
 * The top of every page. On narrow screens the links are in a menu; language and account stay visible. Renders a `<header>`
 * that needs no script.
 *
 * Use Tabs for the views of one page, Breadcrumbs for the parent pages.
 */
export const NavigationBar = /* @__PURE__ */ forwardRef<HTMLElement, NavigationBarProps>(function NavigationBar(
  { labels, home, links, language, account, ground = 'page', className, ...root },
  ref,
) {
  const isFlooded = ground !== 'page';
  return (
    <header
      {...root}
      ref={ref}
      className={joinClassNames(isFlooded ? `${styles.bar} ${styles.flooded}` : styles.bar, className)}
      data-category={isFlooded ? ground : undefined}
    >
      <div className={styles.row}>
        <Anchor className={styles.home} href={home.href} aria-label={home.label}>
          <Logo name={home.name} tone={isFlooded ? 'current' : 'brand'} shy />
        </Anchor>
        <nav className={styles.wide} aria-label={labels.navigation}>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.href}>
                <BarLink {...link} className={styles.link} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          {language}
          {account}
        </div>
        <nav className={styles.narrow} aria-label={labels.navigation}>
          <Disclosure
            className={styles.menu}
            summaryClassName={styles.menuButton}
            summary={
              <>
                <span className={visuallyHidden}>{labels.menu}</span>
                <Menu className={styles.open} size="1.625rem" aria-hidden />
                <X className={styles.close} size="1.625rem" aria-hidden />
              </>
            }
          >
            <ul className={styles.panel}>
              {links.map((link) => (
                <li key={link.href}>
                  <BarLink {...link} className={styles.panelLink} />
                </li>
              ))}
            </ul>
          </Disclosure>
        </nav>
      </div>
    </header>
  );
});

function BarLink({ label, href, current, className }: NavigationLink & { className: string }) {
  return (
    <Anchor className={className} href={href} aria-current={current ? 'page' : undefined}>
      {label}
    </Anchor>
  );
}
