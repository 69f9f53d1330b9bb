import * as styles from './SkipLink.css';

export interface SkipLinkProps {
  /** « Aller au contenu ». */
  children: string;
  /** The id of what comes after the navigation, with its `#`. */
  href: `#${string}`;
}

/** The first stop of the Tab key: over the navigation, to the content. Seen only while it has the focus. Renders an `<a>`. */
export function SkipLink({ children, href }: SkipLinkProps) {
  return (
    <a className={styles.skipLink} href={href}>
      {children}
    </a>
  );
}
