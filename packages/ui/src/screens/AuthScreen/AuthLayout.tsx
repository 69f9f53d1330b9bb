import type { ReactNode, Ref } from 'react';
import * as styles from './AuthScreen.css';

export interface AuthLayoutProps {
  /** What the form does, as the heading of the page. */
  title: string;
  /** The id of the title, which names the form. */
  titleId: string;
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** A sentence under the title. */
  text?: string | undefined;
  children: ReactNode;
  /** What fills the other half of a wide window: posters. Decoration, hidden from assistive technology. */
  art?: ReactNode;
}

/** A narrow column under a title, beside a poster. */
export function AuthLayout({ title, titleId, titleRef, text, children, art }: AuthLayoutProps) {
  return (
    <div className={styles.screen}>
      <div className={styles.column}>
        <div className={styles.panel}>
          <div className={styles.heading}>
            <h1 className={styles.title} id={titleId} ref={titleRef} tabIndex={-1}>
              {title}
            </h1>
            {text && <p className={styles.text}>{text}</p>}
          </div>
          {children}
        </div>
      </div>
      {art && (
        <div className={styles.art} aria-hidden>
          {art}
        </div>
      )}
    </div>
  );
}
