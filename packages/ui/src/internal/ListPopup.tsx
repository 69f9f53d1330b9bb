'use client';

import { Combobox } from '@base-ui/react/combobox';
import type { ComponentPropsWithoutRef } from 'react';
import { joinClassNames } from './joinClassNames';
import * as styles from './ListPopup.css';

export interface ListPopupProps extends ComponentPropsWithoutRef<'section'> {
  /** What is offered: its name, and that of the list. It stands at the end of the page, in no other landmark. */
  label: string;
  /** What it stands under. @default the field's group */
  anchor?: Combobox.Positioner.Props['anchor'];
}

/**
 * What holds the list of a combobox, under its field. `Combobox.Popup` of Base UI hides the rest of the page from screen
 * readers while it stays focusable; this list is not modal, and hides nothing. `useListPopup` opens and closes it.
 */
export function ListPopup({ label, anchor, className, ...popup }: ListPopupProps) {
  return (
    <Combobox.Portal>
      <Combobox.Positioner className={styles.positioner} anchor={anchor} sideOffset={4}>
        <section
          {...popup}
          aria-label={label}
          className={joinClassNames(styles.popup, className)}
          // The field keeps the focus: a press on the padding or the scroll bar must not close the list.
          onMouseDown={(event) => event.preventDefault()}
        />
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}
