'use client';

import {
  type FocusEvent,
  type FocusEventHandler,
  type ForwardedRef,
  type KeyboardEvent,
  type KeyboardEventHandler,
  type SyntheticEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { composeEventHandlers } from './composeEventHandlers';
import type { ValueFieldProps } from './ValueFieldProps';
import { wireField } from './wireField';

/** The value that a date or time field reports for a text that is not a date or a time, so that a check refuses it. */
export const unreadable = 'unreadable';

interface BrowserFieldProps extends ValueFieldProps {
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  onKeyUp?: KeyboardEventHandler<HTMLInputElement> | undefined;
}

/**
 * Splits the props of a date or time field like `wireField`. For « 31/02/2026 » the browser reports an empty value and no
 * change event: if the page controls the value, such a text is reported as `unreadable`.
 */
export function useBrowserValue<Props extends BrowserFieldProps>(props: Props, ref: ForwardedRef<HTMLInputElement>) {
  const { value, onValueChange } = props;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const { field, control } = wireField(props);

  // The page has emptied the value, so the text in the browser's control is removed. It stays while the user is typing.
  useLayoutEffect(() => {
    if (value === '' && input.current?.validity.badInput && document.activeElement !== input.current)
      input.current.value = '';
  }, [value]);

  function report({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    const typed = currentTarget.validity.badInput ? unreadable : currentTarget.value;
    if (value !== undefined && typed !== value && (typed === unreadable || value === unreadable))
      onValueChange?.(typed);
  }

  return {
    field,
    control: {
      ...control,
      ref: input,
      value: value === unreadable ? '' : value,
      onBlur: composeEventHandlers<FocusEvent<HTMLInputElement>>(props.onBlur, report),
      onKeyUp: composeEventHandlers<KeyboardEvent<HTMLInputElement>>(props.onKeyUp, report),
    },
  };
}
