'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { forwardRef, useId, useImperativeHandle, useRef, useState } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import type { Choice } from '../../internal/Choice';
import { joinClassNames } from '../../internal/joinClassNames';
import { ListPopup } from '../../internal/ListPopup';
import { renderOption } from '../../internal/renderOption';
import { useListPopup } from '../../internal/useListPopup';
import * as comboboxStyles from '../Combobox/Combobox.css';
import type { SearchBoxProps } from '../SearchBox/SearchBox';
import * as boxStyles from '../SearchBox/SearchBox.css';
import { SearchForm } from '../SearchBox/SearchForm';
import * as styles from './SearchCombobox.css';

/** One thing that is offered. */
export interface SearchOption extends Choice {
  /** What tells it from others of its name: « Lot (46) ». */
  note?: string | undefined;
  /** Called when it is chosen. What is in the field stays: changing it is up to you. */
  onSelect: () => void;
}

/** Options of one kind, under their name. */
export interface SearchOptionGroup {
  /** « Communes ». */
  label: string;
  items: readonly SearchOption[];
}

export interface SearchComboboxProps extends SearchBoxProps {
  /** What is offered for what is in the field, or for an empty one. None: the list does not open. */
  groups: readonly SearchOptionGroup[];
  /** Said when the list opens or changes: « 5 suggestions ». */
  status: string;
  /** Whether the list is open from the start. @default false */
  defaultOpen?: boolean | undefined;
}

/**
 * A SearchBox with a list of what may be meant, or was searched before. Renders a `<form role="search">` around an
 * `<input role="combobox">`. Nothing in the list is highlighted until the arrow keys ask for it: Enter searches. While an
 * option is highlighted the list stays as it is, whatever else comes.
 *
 * For one of thousands of answers in a form use LookupField.
 */
export const SearchCombobox = /* @__PURE__ */ forwardRef<HTMLFormElement, SearchComboboxProps>(function SearchCombobox(
  { label, value, onChange, submitLabel, onSubmit, name, placeholder, groups, status, defaultOpen = false, ...root },
  ref,
) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => form.current);
  // While one is highlighted the list holds still: Enter, or a press, must get what was pointed at.
  const [held, hold] = useState<Pick<SearchComboboxProps, 'groups' | 'status'>>();
  const list = useListPopup(defaultOpen, held !== undefined || groups.length > 0);
  const offered = (list.root.open && held) || { groups, status };
  return (
    <Autocomplete.Root
      {...list.root}
      items={offered.groups}
      onItemHighlighted={(option) => hold(option && offered)}
      // What is offered already answers what was typed: nothing is left to narrow.
      mode="none"
      value={value}
      onValueChange={(text, { reason }) => {
        if (reason !== 'item-press') onChange(text);
      }}
      openOnInputClick
    >
      <SearchForm
        {...root}
        ref={form}
        label={label}
        inputId={id}
        submitLabel={submitLabel}
        onSubmit={() => {
          list.close();
          onSubmit(value);
        }}
      >
        <Autocomplete.Input
          className={boxStyles.input}
          id={id}
          name={name}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          // The options follow the typed text, whether the caller filters them or not.
          aria-autocomplete="list"
          placeholder={placeholder}
          {...list.field}
        />
        <Autocomplete.Status className={visuallyHidden}>{list.root.open && offered.status}</Autocomplete.Status>
      </SearchForm>
      <ListPopup {...list.popup} label={label} className={styles.popup} anchor={form}>
        {(parts) => (
          <parts.List aria-label={label}>
            {(group: SearchOptionGroup) => (
              <parts.Group key={group.label} className={styles.group} items={group.items}>
                <parts.GroupLabel className={styles.groupLabel}>{group.label}</parts.GroupLabel>
                <parts.Collection>
                  {(option: SearchOption) => (
                    <parts.Item
                      key={option.value}
                      className={joinClassNames(comboboxStyles.item, styles.option)}
                      value={option}
                      onClick={option.onSelect}
                      render={renderOption}
                    >
                      <bdi>{option.label}</bdi>
                      {option.note && <bdi className={styles.note}>{option.note}</bdi>}
                    </parts.Item>
                  )}
                </parts.Collection>
              </parts.Group>
            )}
          </parts.List>
        )}
      </ListPopup>
    </Autocomplete.Root>
  );
});
