'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { ListPanelProps } from './ListPanel';

export interface ListPopupProps extends ListPanelProps {
  /** Whether the panel is open or may open soon. `useListPopup` returns it. */
  isWanted: boolean;
}

/** The loaded component, kept for the next field. */
let loadedPanel: ComponentType<ListPanelProps> | undefined;

/**
 * The ListPanel of a field, loaded when the field is focused for the first time, because its positioning code is a third of the
 * size of a combobox. If the load fails, the next focus tries again.
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
