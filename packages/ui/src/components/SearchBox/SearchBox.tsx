'use client';

import { forwardRef, useId } from 'react';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './SearchBox.css';
import { SearchForm } from './SearchForm';

export interface SearchBoxProps extends RootProps<'form', 'role' | 'method' | 'onChange' | 'onSubmit'> {
  /** The label: « Rechercher un événement ». Read aloud but not visible. The placeholder is only an example. */
  label: string;
  /** The text in the input. */
  value: string;
  /** Called at each change. Debounce the search. */
  onChange: (value: string) => void;
  /** The text of the button: « Rechercher ». */
  submitLabel: string;
  /** Called by the button and by Enter. */
  onSubmit: (value: string) => void;
  /** The name of the text in the URL of `action`. Without scripts, a form without `action` sends nothing. */
  name?: string | undefined;
  /** The other parameters of that URL, by name, such as the active filters. */
  parameters?: Readonly<Record<string, string>> | undefined;
  /** An example of a search: « Un artiste, un lieu, une envie… ». */
  placeholder?: string | undefined;
}

/**
 * A search input and its button, in a search landmark. Renders a `<form role="search">`. Use TextField for any other text,
 * SearchCombobox to show suggestions.
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
