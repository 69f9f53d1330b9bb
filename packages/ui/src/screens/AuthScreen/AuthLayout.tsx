import type { ReactNode, Ref } from 'react';
import * as styles from './AuthScreen.css';

export interface AuthLayoutProps {
  /** The heading of the page, which names the purpose of the form. */
  title: string;
  /** The id of the title, which names the form. */
  titleId: string;
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** A sentence below the title. */
  text?: string | undefined;
  children: ReactNode;
  /** Decoration for the other half of a wide window, such as posters. Hidden from assistive technology. */
  art?: ReactNode;
}

/** Draws a narrow column under a title, beside a poster. */
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
