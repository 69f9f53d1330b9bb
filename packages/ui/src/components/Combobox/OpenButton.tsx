'use client';

import type { MouseEvent } from 'react';
import { DownArrow } from '../../internal/DownArrow';
import type { useListPopup } from '../../internal/useListPopup';
import * as styles from './Combobox.css';

export interface OpenButtonProps {
  label: string;
  /** The id of the field, which gets the focus. */
  inputId: string;
  disabled: boolean | undefined;
  list: ReturnType<typeof useListPopup>;
}

/**
 * Opens and closes the list for a mouse or a finger; keys do so in the field. `Combobox.Trigger` of Base UI would bring the
 * search by letters of a button without a field, 1.5 kB.
 */
export function OpenButton({ label, inputId, disabled, list }: OpenButtonProps) {
  function toggle({ nativeEvent }: MouseEvent) {
    list.toggle();
    // A finger reads the list first: the focus would open the keyboard over it.
    const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
    if (!isTouch) document.getElementById(inputId)?.focus();
  }

  return (
    <button
      className={styles.button}
      type="button"
      tabIndex={-1}
      aria-label={label}
      aria-haspopup="listbox"
      aria-expanded={list.root.open}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={toggle}
    >
      <DownArrow className={styles.arrow} />
    </button>
  );
}
