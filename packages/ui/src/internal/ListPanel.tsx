'use client';

import { Combobox } from '@base-ui/react/combobox';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { joinClassNames } from './joinClassNames';
import * as styles from './ListPanel.css';

/** The parts of Base UI that a list is made of. They come with the panel, so that a page without a list has none of them. */
const parts = {
  Collection: Combobox.Collection,
  Empty: Combobox.Empty,
  Group: Combobox.Group,
  GroupLabel: Combobox.GroupLabel,
  Item: Combobox.Item,
  ItemIndicator: Combobox.ItemIndicator,
  List: Combobox.List,
};

export interface ListPanelProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** What is offered: its name, and that of the list. It stands at the end of the page, in no other landmark. */
  label: string;
  /** What it stands under. @default the field's group */
  anchor?: Combobox.Positioner.Props['anchor'];
  /** Renders the list from its parts. */
  children: (list: typeof parts) => ReactNode;
}

/**
 * What holds the list of a combobox, under its field. `Combobox.Popup` of Base UI hides the rest of the page from screen
 * readers while it stays focusable; this list is not modal, and hides nothing.
 */
export function ListPanel({ label, anchor, className, children, ...panel }: ListPanelProps) {
  return (
    <Combobox.Portal>
      <Combobox.Positioner className={styles.positioner} anchor={anchor} sideOffset={4}>
        <section
          {...panel}
          aria-label={label}
          className={joinClassNames(styles.panel, className)}
          // The field keeps the focus: a press on the padding or the scroll bar must not close the list.
          onMouseDown={(event) => event.preventDefault()}
        >
          {children(parts)}
        </section>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}
