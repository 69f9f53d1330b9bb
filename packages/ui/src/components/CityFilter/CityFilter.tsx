'use client';

import LocateFixed from 'lucide-react/icons/locate-fixed';
import { forwardRef } from 'react';
import { FilterSelect } from '../../internal/FilterSelect';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './CityFilter.css';

/** The button that finds the nearest city. */
export interface CityLocate {
  /** The accessible name of the button: « Autour de moi ». Only an icon is visible. */
  label: string;
  /** Whether the device is looking for its location. */
  busy?: boolean | undefined;
  /** Called by the button. Ask the device for its location, then choose the nearest city. */
  onLocate: () => void;
}

export interface CityFilterProps extends RootProps<'div', 'onChange'> {
  /** The label: « Ville ». */
  label: string;
  /** The value of the chosen city. */
  value: string;
  /** The cities, with the option for all cities first. */
  options: readonly { value: string; label: string }[];
  /** Called with the value of the chosen city. */
  onChange: (value: string) => void;
  /** The button that asks the device for its location. Omit it if the device does not offer one. */
  locate?: CityLocate | undefined;
}

/** Selects a city, or lets the device find the nearest. Renders a native `<select>`, and a button if `locate` is given. */
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
