'use client';

import { forwardRef, useId } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './SearchBox.css';

export interface SearchBoxProps extends RootProps<'form', 'role' | 'method' | 'onChange' | 'onSubmit'> {
  /** What is searched: « Rechercher un événement ». Read aloud; the placeholder is only an example. */
  label: string;
  /** What is in the field. */
  value: string;
  /** Called at each change; wait a little before searching. */
  onChange: (value: string) => void;
  /** « Rechercher ». */
  submitLabel: string;
  /** Called by the button and by Enter. */
  onSubmit: (value: string) => void;
  /** An example of what can be searched: « Un artiste, un lieu, une envie… ». */
  placeholder?: string | undefined;
}

/** A field and its button, in a search landmark. Renders a `<form role="search">`. For any other text use TextField. */
export const SearchBox = /* @__PURE__ */ forwardRef<HTMLFormElement, SearchBoxProps>(function SearchBox(
  { label, value, onChange, submitLabel, onSubmit, placeholder, className, ...root },
  ref,
) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: React 18 does not know <search>
    <form
      {...root}
      ref={ref}
      className={joinClassNames(styles.box, className)}
      role="search"
      // Sent before React is there, it does nothing, and what was typed stays.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(value);
      }}
    >
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        className={styles.input}
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <button className={styles.button} type="submit">
        <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M15.5 15.5 21 21" />
        </svg>
        <span className={styles.submitLabel}>{submitLabel}</span>
      </button>
    </form>
  );
});
