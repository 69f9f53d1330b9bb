'use client';

import { visuallyHidden } from '../../css/visuallyHidden.css';
import { Disclosure } from '../../internal/Disclosure';
import { DownArrow } from '../../internal/DownArrow';
import * as menuPanel from '../../internal/menuPanel.css';
import * as styles from './LanguageSwitcher.css';

/** One language this page exists in. */
export interface LanguageLink {
  /** As in `lang`: `fr`, `en`, `es`. */
  code: string;
  /** Its name in itself: « Español ». */
  name: string;
  /** This page in that language. */
  href: string;
}

export interface LanguageSwitcherProps {
  /** « Langue ». Read before the code. */
  label: string;
  /** The code of the language one reads now. */
  current: string;
  /** All languages of the page, the current one among them. */
  languages: readonly LanguageLink[];
  /** Called when a language is followed, before the page changes: to remember it. */
  onChoose?: ((code: string) => void) | undefined;
}

/** The same page in another language. Renders a `<details>` of links, which works before any script has come. */
export function LanguageSwitcher({ label, current, languages, onChoose }: LanguageSwitcherProps) {
  return (
    <Disclosure
      className={styles.switcher}
      summaryClassName={styles.summary}
      summary={
        <>
          <span className={visuallyHidden}>{label}</span>
          <span className={styles.code}>{current}</span>
          <DownArrow className={styles.arrow} />
        </>
      }
    >
      <ul className={menuPanel.panel}>
        {languages.map(({ code, name, href }) => (
          <li key={code}>
            <a
              className={menuPanel.line}
              href={href}
              lang={code}
              hrefLang={code}
              aria-current={code === current ? 'true' : undefined}
              onClick={() => onChoose?.(code)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
