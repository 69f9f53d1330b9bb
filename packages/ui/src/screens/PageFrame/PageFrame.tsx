import type { ReactNode } from 'react';
import { SkipLink } from '../../components/SkipLink/SkipLink';
import * as styles from './PageFrame.css';

export interface PageFrameProps {
  /** « Aller au contenu ». */
  skipLabel: string;
  /** A NavigationBar. */
  navigation: ReactNode;
  /** The screen. */
  children: ReactNode;
  /** A Footer. Hidden while the page is empty or a Spinner fills it, so that it does not jump. */
  footer?: ReactNode;
}

/** The frame of every page: the skip link, the navigation, `<main id="main">`, the footer. */
export function PageFrame({ skipLabel, navigation, children, footer }: PageFrameProps) {
  return (
    <div className={styles.frame}>
      <SkipLink href="#main">{skipLabel}</SkipLink>
      {navigation}
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}
