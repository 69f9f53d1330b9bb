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
import { MarkedText } from './MarkedText';
import * as styles from './SearchCombobox.css';

/** One suggestion. */
export interface SearchOption extends Choice {
  /** The note that distinguishes it from others of the same name: « Lot (46) ». */
  note?: string | undefined;
  /** The language of both, if it differs from the page’s: `fr`. */
  lang?: string | undefined;
  /** Called when the suggestion is chosen. The text in the input stays: the caller may change it. */
  onSelect: () => void;
}

/** Suggestions of one kind, with the name of the kind. */
export interface SearchOptionGroup {
  /** The name of the kind: « Communes ». */
  label: string;
  items: readonly SearchOption[];
}

export interface SearchComboboxProps extends SearchBoxProps {
  /** The words of `value` that were understood, in their order: they are marked in the input. */
  marks?: readonly string[] | undefined;
  /** The suggestions for the text in the input, or for an empty input. The list does not open if there are none. */
  groups: readonly SearchOptionGroup[];
  /** The text that is announced when the list opens or changes: « 5 suggestions ». */
  status: string;
  /** Whether the list is open at first. @default false */
  defaultOpen?: boolean | undefined;
}

/**
 * A SearchBox with a list of suggestions or recent searches. Renders a `<form role="search">` around an `<input
 * role="combobox">`. No suggestion is highlighted until the user presses an arrow key, so Enter searches. While a suggestion is
 * highlighted, the list does not change, even with new `groups`.
 *
 * Use LookupField for one of thousands of answers in a form.
 */
export const SearchCombobox = /* @__PURE__ */ forwardRef<HTMLFormElement, SearchComboboxProps>(
  function SearchCombobox(props, ref) {
    const { label, value, marks, onChange, submitLabel, onSubmit, name, placeholder, groups, status, ...others } =
      props;
    const { defaultOpen = false, ...root } = others;
    const id = useId();
    const form = useRef<HTMLFormElement>(null);
    useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => form.current);
    // While a suggestion is highlighted the list does not change: Enter or a press must choose the suggestion that the user saw.
    const [held, hold] = useState<Pick<SearchComboboxProps, 'groups' | 'status'>>();
    const list = useListPopup(defaultOpen, held !== undefined || groups.length > 0);
    const offered = (list.root.open && held) || { groups, status };
    return (
      <Autocomplete.Root
        {...list.root}
        items={offered.groups}
        onItemHighlighted={(option) => hold(option && offered)}
        // The options are already the suggestions for the typed text: the list needs no filter.
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
          <MarkedText value={value} marks={marks}>
            <Autocomplete.Input
              className={boxStyles.input}
              id={id}
              name={name}
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              // The options depend on the typed text, even if the caller filters them.
              aria-autocomplete="list"
              placeholder={placeholder}
              {...list.field}
            />
          </MarkedText>
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
                        <bdi lang={option.lang}>{option.label}</bdi>
                        {option.note && (
                          <bdi className={styles.note} lang={option.lang}>
                            {option.note}
                          </bdi>
                        )}
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
  },
);
