'use client';

import { forwardRef, useId } from 'react';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './SearchBox.css';
import { SearchForm } from './SearchForm';

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
  /** The name of the text in the URL that `action` leads to without scripts. Without an `action` nothing is sent there. */
  name?: string | undefined;
  /** What else that URL says, by name: what is filtered already. */
  parameters?: Readonly<Record<string, string>> | undefined;
  /** An example of what can be searched: « Un artiste, un lieu, une envie… ». */
  placeholder?: string | undefined;
}

/**
 * A field and its button, in a search landmark. Renders a `<form role="search">`. For any other text use TextField; where
 * something can be offered for what is typed, SearchCombobox.
 */
export const SearchBox = /* @__PURE__ */ forwardRef<HTMLFormElement, SearchBoxProps>(function SearchBox(
  { label, value, onChange, submitLabel, onSubmit, name, placeholder, ...root },
  ref,
) {
  const id = useId();
  return (
    <SearchForm
      {...root}
      ref={ref}
      label={label}
      inputId={id}
      submitLabel={submitLabel}
      onSubmit={() => onSubmit(value)}
    >
      <input
        className={styles.input}
        id={id}
        name={name}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </SearchForm>
  );
});
