import { forwardRef } from 'react';
import { ChipRow } from '../../internal/ChipRow';
import type { RootProps } from '../../internal/RootProps';
import type { CategoryTone } from '../../theme/tokens';

/** One chip. */
export interface CategoryChip {
  /** The value, for example in a query parameter: `music`, or the empty text for all. */
  value: string;
  /** The text of the chip. */
  label: string;
  /** The category whose colour the chip shows. Omit it for the chip that means all. */
  category?: CategoryTone | undefined;
  /** The number of events, already formatted. */
  count?: string | undefined;
}

export interface CategoryChipsProps extends RootProps<'fieldset', 'aria-label' | 'onChange'> {
  /** The accessible name of the group: « Catégorie ». Not visible. */
  label: string;
  /** The value of the chosen chip. */
  value: string;
  /** The chips, the one that means all first. */
  options: readonly CategoryChip[];
  /** Called with the value of the chosen chip. */
  onChange: (value: string) => void;
}

/**
 * Selects one category. Renders radio buttons on one line that scrolls sideways on a phone.
 *
 * Use ChipGroup for several answers at once, CityFilter or SortSelect for a long list of options.
 */
export const CategoryChips = /* @__PURE__ */ forwardRef<HTMLFieldSetElement, CategoryChipsProps>(
  function CategoryChips(props, ref) {
    return <ChipRow {...props} ref={ref} />;
  },
);
