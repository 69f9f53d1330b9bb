'use client';

import type { MouseEvent } from 'react';
import { DownArrow } from '../../internal/DownArrow';
import type { useListPopup } from '../../internal/useListPopup';
import * as styles from './Combobox.css';

export interface OpenButtonProps {
  label: string;
  /** The id of the field, which takes the focus. */
  inputId: string;
  disabled: boolean | undefined;
  list: ReturnType<typeof useListPopup>;
}

/**
 * A button that opens and closes the list by mouse or touch. The keyboard does so in the field. `Combobox.Trigger` of Base UI
 * would add 1.5 kB for a type-ahead search, which only a button without a field needs.
 */
export function OpenButton({ label, inputId, disabled, list }: OpenButtonProps) {
  function toggle({ nativeEvent }: MouseEvent) {
    list.toggle();
    // A touch user reads the list first: focus would open the on-screen keyboard over it.
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
