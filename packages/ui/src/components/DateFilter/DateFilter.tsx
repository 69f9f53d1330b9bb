import { forwardRef } from 'react';
import { ChipRow } from '../../internal/ChipRow';
import type { RootProps } from '../../internal/RootProps';

export interface DateFilterProps extends RootProps<'fieldset', 'aria-label' | 'onChange'> {
  /** The accessible name of the group: « Quand ». Not visible. */
  label: string;
  /** The value of the chosen time span. */
  value: string;
  /** The time spans (all dates, today, tomorrow, this weekend), with the number of events in each. */
  options: readonly { value: string; label: string; count?: string | undefined }[];
  /** Called with the value of the chosen time span. */
  onChange: (value: string) => void;
}

/** Selects one time span. Renders radio buttons that look like chips. Use DateField for an exact day. */
export const DateFilter = /* @__PURE__ */ forwardRef<HTMLFieldSetElement, DateFilterProps>(
  function DateFilter(props, ref) {
    return <ChipRow {...props} ref={ref} />;
  },
);
