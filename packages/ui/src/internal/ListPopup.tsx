'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { ListPanelProps } from './ListPanel';

export interface ListPopupProps extends ListPanelProps {
  /** Whether it is open, or may be soon. `useListPopup` knows. */
  isWanted: boolean;
}

/** Kept, so that the next field has it at once. */
let loadedPanel: ComponentType<ListPanelProps> | undefined;

/**
 * The ListPanel of a field, loaded when the field is focused for the first time: what computes its place is a third of
 * what a combobox weighs. If it cannot be loaded, the next focus tries again.
 */
export function ListPopup({ isWanted, ...panel }: ListPopupProps) {
  const [Panel, setPanel] = useState(() => loadedPanel);

  useEffect(() => {
    if (!isWanted || Panel) return undefined;
    let isCurrent = true;
    const show = (loaded: ComponentType<ListPanelProps>) => {
      loadedPanel = loaded;
      if (isCurrent) setPanel(() => loaded);
    };
    import('./ListPanel').then(
      ({ ListPanel }) => show(ListPanel),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, Panel]);

  return Panel && <Panel {...panel} />;
}
