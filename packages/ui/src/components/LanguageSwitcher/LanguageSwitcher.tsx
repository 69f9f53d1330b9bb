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

/** One language in which this page exists. */
export interface LanguageLink {
  /** The language code, as in `lang`: `fr`, `en`, `es`. */
  code: string;
  /** The name of the language in that language: « Español ». */
  name: string;
  /** The URL of this page in that language. */
  href: string;
}

export interface LanguageSwitcherProps extends RootProps<'details', 'open'> {
  /** The accessible name: « Langue ». Read before the code. */
  label: string;
  /** The code of the current language. */
  current: string;
  /** All languages of the page, including the current one. */
  languages: readonly LanguageLink[];
  /** Called with the chosen language before the navigation, so that the app can store it. */
  onChoose?: ((code: string) => void) | undefined;
}

/** Links to the same page in other languages. Renders a `<details>`, which works before scripts are loaded. */
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
            <span className={visuallyHidden}>{`${label} `}</span>
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
