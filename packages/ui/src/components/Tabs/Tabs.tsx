'use client';

import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { forwardRef, type ReactNode } from 'react';
import type { RootProps } from '../../internal/RootProps';

import { count as countClass, list, tab as tabClass } from '../TabLinks/TabLinks.css';
import { panel } from './Tabs.css';

/** One view and its content. */
export interface Tab {
  value: string;
  label: string;
  /** The number of items in the view, already formatted. */
  count?: string | undefined;
  content: ReactNode;
}

export interface TabsProps extends RootProps<'div', 'defaultValue'> {
  /** The accessible name of the row: « Mon profil ». */
  label: string;
  /** The views, in the order of reading. */
  tabs: readonly Tab[];
  /** The value of the current view. */
  value: string;
  /** Called with the `value` of the chosen view. */
  onValueChange: (value: string) => void;
}

/**
 * The views of one thing, one at a time. The arrow keys move between them. Renders a `tablist` and its panels.
 *
 * Use TabLinks, which needs no script, if each view has its own URL.
 */
export const Tabs = /* @__PURE__ */ forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  { label, tabs, value, onValueChange, ...root },
  ref,
) {
  return (
    <BaseTabs.Root {...root} ref={ref} value={value} onValueChange={(next) => onValueChange(String(next))}>
      <BaseTabs.List className={list} aria-label={label}>
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.value} className={tabClass} value={tab.value}>
            {tab.label}
            {tab.count && <span className={countClass}>{tab.count}</span>}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} className={panel} value={tab.value}>
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
});
