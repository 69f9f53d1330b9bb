import MapPin from 'lucide-react/icons/map-pin';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { ReactNode } from 'react';
import type { CategoryChipsProps } from '../../components/CategoryChips/CategoryChips';
import type { DateFilterProps } from '../../components/DateFilter/DateFilter';
import type { FilterButtonProps } from '../../components/FilterButton/FilterButton';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { Anchor } from '../../internal/Anchor';
import { Cross } from '../../internal/Cross';
import { followLink } from '../../internal/followLink';
import type { CategoryTone } from '../../theme/tokens';
import * as styles from './FilterBar.css';

/** An active filter. */
export interface ActiveFilter {
  /** The unique id of the filter. */
  id: string;
  /** « Ce week-end : 28–29 nov. ». */
  label: string;
  category?: CategoryTone | undefined;
  /** Whether a wide page lists it, too, because no other control shows it. @default false */
  isOnWidePages?: boolean | undefined;
  /** The URL of the list without this filter, which is followed without scripts. */
  href: string;
  onRemove: () => void;
}

export interface FilterBarProps {
  /** « Filtres actifs ». */
  label: string;
  /** Read by screen readers before each filter: « Retirer ». */
  removeLabel: string;
  active: readonly ActiveFilter[];
  /** The words of the sentence that are neither a filter nor searched: « Sans effet : « entre amis » ». */
  unread?: string | undefined;
  /** The open questions: FilterQuestions. */
  questions?: ReactNode | undefined;
}

interface FilterRowProps extends FilterBarProps {
  filters: Omit<FilterButtonProps, 'icon'>;
  place: Omit<FilterButtonProps, 'icon'>;
  dates: DateFilterProps;
  categories: CategoryChipsProps;
}

/**
 * Draws the active filters in one row below the search. On narrow pages they follow the button of all filters, and the most likely
 * other choices follow them.
 */
export function FilterBar(props: FilterRowProps) {
  const { label, removeLabel, active, unread, questions, filters, place, dates, categories } = props;
  // The first option of each means no filter.
  const days = dates.options.slice(1).filter(({ value }) => value !== dates.value);
  const kinds = categories.options.slice(1).filter(({ value }) => value !== categories.value);
  return (
    <>
      <div className={styles.row} data-scrolls-sideways>
        <button className={styles.chip} type="button" aria-haspopup="dialog" onClick={filters.onOpen}>
          <SlidersHorizontal size={18} aria-hidden />
          {filters.label}
          {active.length > 0 && <span className={styles.count}>{active.length}</span>}
        </button>
        {active.length > 0 && (
          <ul className={styles.active} aria-label={label}>
            {active.map(({ id, label, category, isOnWidePages, href, onRemove }) => (
              <li key={id} className={isOnWidePages ? styles.wide : undefined}>
                <Anchor className={styles.removable} href={href} onClick={followLink(onRemove)}>
                  <span className={visuallyHidden}>{`${removeLabel} `}</span>
                  {category && <span className={styles.dot} data-category={category} />}
                  {label}
                  <Cross size="1rem" />
                </Anchor>
              </li>
            ))}
          </ul>
        )}
        {!place.active && (
          <button className={styles.chip} type="button" aria-haspopup="dialog" onClick={place.onOpen}>
            <MapPin size={18} aria-hidden />
            {place.label}
          </button>
        )}
        {days.map(({ value, label }) => (
          <button key={value} className={styles.chip} type="button" onClick={() => dates.onChange(value)}>
            {label}
          </button>
        ))}
        {kinds.map(({ value, label, category }) => (
          <button key={value} className={styles.chip} type="button" onClick={() => categories.onChange(value)}>
            {category && <span className={styles.dot} data-category={category} />}
            {label}
          </button>
        ))}
      </div>
      {unread && <p className={styles.unread}>{unread}</p>}
      {questions}
    </>
  );
}
