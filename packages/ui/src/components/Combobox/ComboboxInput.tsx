'use client';

import { Combobox } from '@base-ui/react/combobox';
import type { ReactNode, Ref } from 'react';
import { Cross } from '../../internal/Cross';
import type { useListPopup } from '../../internal/useListPopup';
import type { ControlProps } from '../../internal/ValueFieldProps';
import { control as controlClass } from '../Field/control.css';
import type { FieldControl } from '../Field/Field';
import * as styles from './Combobox.css';

export interface ComboboxInputProps {
  /** The attributes of the consumer. */
  input: ControlProps<'input'>;
  /** The attributes that connect it with its label and messages. */
  control: FieldControl;
  inputRef: Ref<HTMLInputElement>;
  list: ReturnType<typeof useListPopup>;
  /** The name of the clear button. */
  clearLabel: string;
  /** Further buttons. */
  children?: ReactNode;
}

/** The input of a list that is found by typing, with its clear button. */
export function ComboboxInput({ input, control, inputRef, list, clearLabel, children }: ComboboxInputProps) {
  return (
    <Combobox.InputGroup className={styles.group} role="presentation" {...list.field}>
      <Combobox.Input
        {...input}
        {...control}
        ref={inputRef}
        className={`${controlClass} ${styles.input}`}
        onKeyDown={(event) => {
          input.onKeyDown?.(event);
          // Without a list, Base UI would clear the answer, and a dialog around the field would stay open.
          if (event.key === 'Escape' && !list.root.open) event.preventBaseUIHandler();
        }}
      />
      <div className={styles.buttons}>
        <Combobox.Clear className={styles.button} aria-label={clearLabel}>
          <Cross size="1.125rem" />
        </Combobox.Clear>
        {children}
      </div>
    </Combobox.InputGroup>
  );
}
