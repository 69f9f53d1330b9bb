import type { ReactNode } from 'react';
import * as styles from './page.css';

interface PageSectionProps {
  /** The target of links. */
  id?: string | undefined;
  title: string;
  /** One or two sentences below the title. */
  text?: ReactNode;
  children: ReactNode;
}

/** A part of a public page under its own `<h2>`. */
export function PageSection({ id, title, text, children }: PageSectionProps) {
  return (
    <section className={styles.section} id={id}>
      <div className={styles.sectionHead}>
        <h2 className={styles.sectionTitle}>{title}</h2>
        {text && <p className={styles.sectionText}>{text}</p>}
      </div>
      {children}
    </section>
  );
}
