import { forwardRef } from 'react';
import { ChipRow } from '../../internal/ChipRow';
import type { RootProps } from '../../internal/RootProps';
import type { CategoryTone } from '../../theme/tokens';

/** One chip. */
export interface CategoryChip {
  /** Its value, for example in a query parameter: `music`, or the empty text for all. */
  value: string;
  /** What the chip says. */
  label: string;
  /** The category whose colour dots it. Leave it out for the chip that means all. */
  category?: CategoryTone | undefined;
  /** How many events it gives. */
  count?: string | undefined;
}

export interface CategoryChipsProps extends RootProps<'fieldset', 'aria-label' | 'onChange'> {
  /** What is chosen: « Catégorie ». Read aloud, not shown. */
  label: string;
  /** The value of the chosen chip. */
  value: string;
  /** The chips, the one that means all first. */
  options: readonly CategoryChip[];
  /** Called with the value of the chip that was chosen. */
  onChange: (value: string) => void;
}

/**
 * Picks one category out of all. Renders radio buttons on one line that scrolls sideways on a phone.
 *
 * For several at once use ChipGroup; for a long list of choices CityFilter or SortSelect.
 */
export const CategoryChips = /* @__PURE__ */ forwardRef<HTMLFieldSetElement, CategoryChipsProps>(
  function CategoryChips(props, ref) {
    return <ChipRow {...props} ref={ref} />;
  },
);
