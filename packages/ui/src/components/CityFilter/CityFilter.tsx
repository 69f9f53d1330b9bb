'use client';

import LocateFixed from 'lucide-react/icons/locate-fixed';
import { forwardRef } from 'react';
import { FilterSelect } from '../../internal/FilterSelect';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './CityFilter.css';

/** How to find the nearest city. */
export interface CityLocate {
  /** « Autour de moi ». Read aloud; a cross-hair is shown. */
  label: string;
  /** Whether the device is looking. */
  busy?: boolean | undefined;
  /** Called by the press; ask the device, then choose the nearest city. */
  onLocate: () => void;
}

export interface CityFilterProps extends RootProps<'div', 'onChange'> {
  /** « Ville ». */
  label: string;
  /** The value of the chosen city. */
  value: string;
  /** The cities, the one that means all first. */
  options: readonly { value: string; label: string }[];
  /** Called with the value of the city that was chosen. */
  onChange: (value: string) => void;
  /** Offers to ask the device where it is. Leave it out where that is not possible. */
  locate?: CityLocate | undefined;
}

/** Picks a city, or lets the device find the nearest. Renders a native `<select>` and, if asked for, a button. */
export const CityFilter = /* @__PURE__ */ forwardRef<HTMLDivElement, CityFilterProps>(function CityFilter(
  { label, value, options, onChange, locate, className, ...root },
  ref,
) {
  return (
    <div {...root} ref={ref} className={joinClassNames(styles.filter, className)}>
      <FilterSelect label={label} value={value} options={options} onChange={onChange} />
      {locate && (
        <button
          className={styles.locate}
          type="button"
          aria-label={locate.label}
          aria-busy={locate.busy}
          disabled={locate.busy}
          onClick={locate.onLocate}
        >
          <LocateFixed size={20} aria-hidden />
        </button>
      )}
    </div>
  );
});
