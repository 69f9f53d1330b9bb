'use client';

import { Combobox } from '@base-ui/react/combobox';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { joinClassNames } from './joinClassNames';
import * as styles from './ListPanel.css';

/** The parts of Base UI for a list. They are loaded with the panel, so that a page without a list does not load them. */
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
  /** The accessible name of the panel and of the list. The panel is at the end of the page, outside of any other landmark. */
  label: string;
  /** The element that the panel is placed under. @default the field's group */
  anchor?: Combobox.Positioner.Props['anchor'];
  /** Renders the list from its parts. */
  children: (list: typeof parts) => ReactNode;
}

/**
 * The panel under the field of a combobox, with its list. `Combobox.Popup` of Base UI would hide the rest of the page from
 * screen readers, although it stays focusable. This list is not modal and hides nothing.
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
