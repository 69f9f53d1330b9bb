import { forwardRef, type ReactNode } from 'react';
import { Anchor } from '../../internal/Anchor';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import { Logo } from '../Logo/Logo';
import * as styles from './Footer.css';

export interface FooterLink {
  label: string;
  href: string;
}

/** Related links under a title. */
export interface FooterColumn {
  title: string;
  links: readonly FooterLink[];
}

export interface FooterProps extends RootProps<'footer'> {
  /** The accessible name of the links: « Pied de page ». */
  label: string;
  /** The name beside the logo. */
  name: string;
  /** One sentence about the purpose of the site. */
  tagline: string;
  /** The location of the company: « Paris ». */
  place: string;
  /** The columns of links, four at most. */
  columns: readonly FooterColumn[];
  /** The links to social networks. */
  social: readonly FooterLink[];
  /** The legal notice: « © 2026 Lively ». */
  legal: string;
  /** A NewsletterForm. */
  newsletter?: ReactNode;
}

/** The end of every page: a band of bottle green, low enough for short pages. Renders a `<footer>`. */
export const Footer = /* @__PURE__ */ forwardRef<HTMLElement, FooterProps>(function Footer(
  { label, name, tagline, place, columns, social, legal, newsletter, className, ...root },
  ref,
) {
  return (
    <footer {...root} ref={ref} className={joinClassNames(styles.footer, className)}>
      <div className={styles.top}>
        {newsletter && <div className={styles.ticket}>{newsletter}</div>}
        <nav className={styles.columns} aria-label={label}>
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className={styles.columnTitle}>{title}</h2>
              <FooterLinks links={links} />
            </div>
          ))}
        </nav>
      </div>
      <div className={styles.bottom}>
        <Logo name={name} tone="current" />
        <p className={styles.tagline}>{tagline}</p>
        <p className={styles.legal}>
          <span>{place}</span>
          <span>{legal}</span>
        </p>
        <FooterLinks links={social} className={styles.social} />
      </div>
    </footer>
  );
});

function FooterLinks({ links, className }: { links: readonly FooterLink[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Anchor className={styles.link} href={href}>
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
