'use client';

import { forwardRef, type ReactNode } from 'react';
import { HiddenFields } from '../../internal/HiddenFields';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './SearchBox.css';

export interface SearchFormProps extends RootProps<'form', 'role' | 'method' | 'onChange' | 'onSubmit'> {
  /** The label: « Rechercher un événement ». */
  label: string;
  /** The id of the input. */
  inputId: string;
  /** The text of the button: « Rechercher ». */
  submitLabel: string;
  /** Called by the button and by Enter. */
  onSubmit: () => void;
  parameters?: Readonly<Record<string, string>> | undefined;
  /** The input. */
  children: ReactNode;
}

/** The parts of a search around its input: the landmark, the label and the button. */
export const SearchForm = /* @__PURE__ */ forwardRef<HTMLFormElement, SearchFormProps>(function SearchForm(
  { label, inputId, submitLabel, onSubmit, parameters, children, className, ...root },
  ref,
) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: React 18 does not support <search>
    <form
      {...root}
      ref={ref}
      className={joinClassNames(styles.box, className)}
      role="search"
      // Without scripts the browser opens the URL of `action`. Without `action` it does nothing, and the text stays.
      method={root.action ? 'get' : 'dialog'}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {parameters && <HiddenFields values={parameters} />}
      <label className={styles.label} htmlFor={inputId}>
        {label}
      </label>
      {children}
      <button className={styles.button} type="submit">
        <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M15.5 15.5 21 21" />
        </svg>
        <span className={styles.submitLabel}>{submitLabel}</span>
      </button>
    </form>
  );
});
