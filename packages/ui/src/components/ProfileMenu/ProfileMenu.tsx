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

/** One place of the menu. */
export interface ProfileMenuLink {
  label: string;
  href: string;
  icon?: ReactNode;
  /** Whether this is where one is. @default false */
  current?: boolean | undefined;
}

export interface ProfileMenuProps extends RootProps<'details', 'open' | 'name'> {
  /** The person's name, or « Profil » where there is none. */
  name: string;
  /** The URL of the person’s picture. Without one, initials are shown. */
  imageUrl?: string | undefined;
  /** What is theirs, in the order it is read. */
  links: readonly ProfileMenuLink[];
  /** The sign-out, last in the menu. */
  signOut: { label: string; onPress: () => void };
}

/** The person signed in, and what is theirs. Renders a `<details>` of links, for the NavigationBar. */
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
