'use client';

import LogOut from 'lucide-react/icons/log-out';
import { forwardRef, type ReactNode } from 'react';
import { Anchor } from '../../internal/Anchor';
import { Disclosure } from '../../internal/Disclosure';
import { DownArrow } from '../../internal/DownArrow';
import { joinClassNames } from '../../internal/joinClassNames';
import * as menuPanel from '../../internal/menuPanel.css';
import type { RootProps } from '../../internal/RootProps';
import { Avatar } from '../Avatar/Avatar';
import * as styles from './ProfileMenu.css';

/** A link of the menu. */
export interface ProfileMenuLink {
  label: string;
  href: string;
  icon?: ReactNode;
  /** Whether it leads to the current page. @default false */
  current?: boolean | undefined;
}

export interface ProfileMenuProps extends RootProps<'details', 'open' | 'name'> {
  /** The name of the user, or « Profil » without one. */
  name: string;
  /** The URL of the user’s picture. The initials replace a missing picture. */
  imageUrl?: string | undefined;
  /** The links to the user's own pages, in the order of reading. */
  links: readonly ProfileMenuLink[];
  /** The sign-out, last in the menu. */
  signOut: { label: string; onPress: () => void };
}

/** The menu of the signed-in user: their pages, and the sign-out. Renders a `<details>` of links, for the NavigationBar. */
export const ProfileMenu = /* @__PURE__ */ forwardRef<HTMLDetailsElement, ProfileMenuProps>(function ProfileMenu(
  { name, imageUrl, links, signOut, className, ...root },
  ref,
) {
  return (
    <Disclosure
      {...root}
      ref={ref}
      className={joinClassNames(styles.menu, className)}
      summaryClassName={styles.summary}
      summary={
        <>
          <Avatar name={name} imageUrl={imageUrl} size="small" />
          <span className={styles.name} dir="auto">
            {name}
          </span>
          <DownArrow className={styles.arrow} />
        </>
      }
    >
      <ul className={menuPanel.panel}>
        {links.map(({ label, href, icon, current }) => (
          <li key={href}>
            <Anchor className={menuPanel.line} href={href} aria-current={current ? 'page' : undefined}>
              {icon}
              {label}
            </Anchor>
          </li>
        ))}
        <li className={styles.signOut}>
          <button type="button" className={menuPanel.line} onClick={() => signOut.onPress()}>
            <LogOut size="1.125rem" aria-hidden />
            {signOut.label}
          </button>
        </li>
      </ul>
    </Disclosure>
  );
});
