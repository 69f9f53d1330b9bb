import { forwardRef } from 'react';
import { ChipRow } from '../../internal/ChipRow';
import type { RootProps } from '../../internal/RootProps';

export interface DateFilterProps extends RootProps<'fieldset', 'aria-label' | 'onChange'> {
  /** What is chosen: « Quand ». Read aloud, not shown. */
  label: string;
  /** The value of the chosen span of days. */
  value: string;
  /** The spans of days: all dates, today, tomorrow, this weekend; and how many events each gives. */
  options: readonly { value: string; label: string; count?: string | undefined }[];
  /** Called with the value of the span that was chosen. */
  onChange: (value: string) => void;
}

/** Picks one span of days. Renders radio buttons that look like chips. For an exact day use DateField. */
export const DateFilter = /* @__PURE__ */ forwardRef<HTMLFieldSetElement, DateFilterProps>(
  function DateFilter(props, ref) {
    return <ChipRow {...props} ref={ref} />;
  },
);
