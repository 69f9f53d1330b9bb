import { forwardRef } from 'react';
import { FilterSelect } from '../../internal/FilterSelect';
import type { RootProps } from '../../internal/RootProps';

export interface SortSelectProps extends RootProps<'label', 'onChange'> {
  /** « Trier par ». */
  label: string;
  /** The value of the order in force. */
  value: string;
  /** The orders there are. */
  options: readonly { value: string; label: string }[];
  /** Called with the value of the order that was chosen. */
  onChange: (value: string) => void;
}

/** Picks the order of a list of events. Renders a native `<select>`. In a form use Select. */
export const SortSelect = /* @__PURE__ */ forwardRef<HTMLLabelElement, SortSelectProps>(
  function SortSelect(props, ref) {
    return <FilterSelect {...props} ref={ref} />;
  },
);
