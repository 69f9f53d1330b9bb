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
  /** How many things are in it, already formatted. */
  count?: string | undefined;
  content: ReactNode;
}

export interface TabsProps extends RootProps<'div', 'defaultValue'> {
  /** What assistive technology calls the row: « Mon profil ». */
  label: string;
  /** The views, in the order they are read. */
  tabs: readonly Tab[];
  /** The view shown. */
  value: string;
  /** Called with the `value` of the view that is chosen. */
  onValueChange: (value: string) => void;
}

/**
 * The views of one thing, one at a time; the arrow keys go from one to the next. Renders a `tablist` and its panels.
 *
 * Where each view has a URL of its own use TabLinks, which needs no script.
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
