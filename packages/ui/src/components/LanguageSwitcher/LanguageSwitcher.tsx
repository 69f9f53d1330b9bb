'use client';

import { forwardRef } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { Anchor } from '../../internal/Anchor';
import { Disclosure } from '../../internal/Disclosure';
import { DownArrow } from '../../internal/DownArrow';
import { joinClassNames } from '../../internal/joinClassNames';
import * as menuPanel from '../../internal/menuPanel.css';
import type { RootProps } from '../../internal/RootProps';
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

export interface LanguageSwitcherProps extends RootProps<'details', 'open'> {
  /** « Langue ». Read before the code. */
  label: string;
  /** The code of the language one reads now. */
  current: string;
  /** All languages of the page, the current one among them. */
  languages: readonly LanguageLink[];
  /** Called when a language is chosen, before the page changes, so that it can be stored. */
  onChoose?: ((code: string) => void) | undefined;
}

/** The same page in another language. Renders a `<details>` of links, which works before any script has come. */
export const LanguageSwitcher = /* @__PURE__ */ forwardRef<HTMLDetailsElement, LanguageSwitcherProps>(
  function LanguageSwitcher({ label, current, languages, onChoose, className, ...root }, ref) {
    return (
      <Disclosure
        {...root}
        ref={ref}
        className={joinClassNames(styles.switcher, className)}
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
              <Anchor
                className={menuPanel.line}
                href={href}
                lang={code}
                hrefLang={code}
                aria-current={code === current ? 'true' : undefined}
                onClick={() => onChoose?.(code)}
              >
                {name}
              </Anchor>
            </li>
          ))}
        </ul>
      </Disclosure>
    );
  },
);
