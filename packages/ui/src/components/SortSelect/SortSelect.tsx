import { forwardRef } from 'react';
import { FilterSelect } from '../../internal/FilterSelect';
import type { RootProps } from '../../internal/RootProps';

export interface SortSelectProps extends RootProps<'label', 'onChange'> {
  /** The label: « Trier par ». */
  label: string;
  /** The value of the current order. */
  value: string;
  /** The available orders. */
  options: readonly { value: string; label: string }[];
  /** Called with the value of the chosen order. */
  onChange: (value: string) => void;
}

/** Selects the order of a list of events. Renders a native `<select>`. Use Select in a form. */
export const SortSelect = /* @__PURE__ */ forwardRef<HTMLLabelElement, SortSelectProps>(
  function SortSelect(props, ref) {
    return <FilterSelect {...props} ref={ref} />;
  },
);
