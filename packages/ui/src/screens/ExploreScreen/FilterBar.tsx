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
import { joinClassNames } from '../../internal/joinClassNames';
import type { CategoryTone } from '../../theme/tokens';
import * as styles from './FilterBar.css';

/** A filter that is on. */
export interface ActiveFilter {
  /** Tells it from the others. */
  id: string;
  /** « Ce week-end : 28–29 nov. ». */
  label: string;
  category?: CategoryTone | undefined;
  /** The list without it: followed where there are no scripts. */
  href: string;
  onRemove: () => void;
}

export interface FilterBarProps {
  /** « Filtres actifs ». */
  label: string;
  /** Said before each of them: « Retirer ». */
  removeLabel: string;
  active: readonly ActiveFilter[];
  /** Whether they were read from a sentence: then they show beside the other filters on a wide page too. @default false */
  isRead?: boolean | undefined;
  /** What is still to be asked: FilterQuestions. */
  questions?: ReactNode | undefined;
}

interface FilterRowProps extends FilterBarProps {
  filters: Omit<FilterButtonProps, 'icon'>;
  place: Omit<FilterButtonProps, 'icon'>;
  dates: DateFilterProps;
  categories: CategoryChipsProps;
}

/**
 * What is filtered, in one row under the search: on a telephone with the button of all filters and the chips that come next to
 * mind, the active ones first.
 */
export function FilterBar(props: FilterRowProps) {
  const { label, removeLabel, active, isRead = false, questions, filters, place, dates, categories } = props;
  // The first of each is none.
  const days = dates.options.slice(1).filter(({ value }) => value !== dates.value);
  const kinds = categories.options.slice(1).filter(({ value }) => value !== categories.value);
  return (
    <>
      <div
        className={joinClassNames(styles.row, isRead && active.length ? styles.read : undefined)}
        data-scrolls-sideways
      >
        <button
          className={joinClassNames(styles.chip, styles.narrow)}
          type="button"
          aria-haspopup="dialog"
          onClick={filters.onOpen}
        >
          <SlidersHorizontal size={18} aria-hidden />
          {filters.label}
          {active.length > 0 && <span className={styles.count}>{active.length}</span>}
        </button>
        {active.length > 0 && (
          <ul className={styles.active} aria-label={label}>
            {active.map(({ id, label, category, href, onRemove }) => (
              <li key={id}>
                <Anchor className={styles.removable} href={href} onClick={followLink(onRemove)}>
                  <span className={visuallyHidden}>{removeLabel}</span>{' '}
                  {category && <span className={styles.dot} data-category={category} />}
                  {label}
                  <Cross size="1rem" />
                </Anchor>
              </li>
            ))}
          </ul>
        )}
        {!place.active && (
          <button
            className={joinClassNames(styles.chip, styles.narrow)}
            type="button"
            aria-haspopup="dialog"
            onClick={place.onOpen}
          >
            <MapPin size={18} aria-hidden />
            {place.label}
          </button>
        )}
        {days.map(({ value, label }) => (
          <button
            key={value}
            className={joinClassNames(styles.chip, styles.narrow)}
            type="button"
            onClick={() => dates.onChange(value)}
          >
            {label}
          </button>
        ))}
        {kinds.map(({ value, label, category }) => (
          <button
            key={value}
            className={joinClassNames(styles.chip, styles.narrow)}
            type="button"
            onClick={() => categories.onChange(value)}
          >
            {category && <span className={styles.dot} data-category={category} />}
            {label}
          </button>
        ))}
      </div>
      {questions}
    </>
  );
}
