import MapPin from 'lucide-react/icons/map-pin';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { CategoryChips, type CategoryChipsProps } from '../../components/CategoryChips/CategoryChips';
import { DateFilter, type DateFilterProps } from '../../components/DateFilter/DateFilter';
import type { Relaxation } from '../../components/EmptyState/EmptyState';
import { FilterButton, type FilterButtonProps } from '../../components/FilterButton/FilterButton';
import { SearchBox, type SearchBoxProps } from '../../components/SearchBox/SearchBox';
import { Switch } from '../../components/Switch/Switch';
import { TextField } from '../../components/TextField/TextField';
import * as styles from './BuilderFilters.css';

/** A text that the user types. */
export interface BuilderText {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  placeholder?: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

export interface BuilderFiltersProps {
  /** The sentence that becomes filters. */
  search: SearchBoxProps;
  /** The words of the sentence without effect. */
  unread?: string | undefined;
  /** The questions about its ambiguous words: FilterQuestions. */
  questions?: ReactNode | undefined;
  place: Omit<FilterButtonProps, 'icon'>;
  filters: Omit<FilterButtonProps, 'icon'>;
  categories: CategoryChipsProps;
  dates: DateFilterProps;
  /** The exact names of a venue and of an organiser. */
  venue: BuilderText;
  organizer: BuilderText;
  /** A button of the widget that lists the events near the visitor. Leave it out for views without a list. */
  locate?: { label: string; hint: string; checked: boolean; onChange: (checked: boolean) => void } | undefined;
  /** Removes every filter. Leave it out while no filter is on. */
  reset?: { label: string; onReset: () => void } | undefined;
  /** The number of events that the widget finds: « 128 événements ». Announced. */
  announcement: string;
  /** What to remove from filters that find nothing, with the number of events without it. */
  relaxations?: readonly Relaxation[] | undefined;
}

/** The filters of a widget, as on the list of all events. */
export function BuilderFilters(props: BuilderFiltersProps) {
  const {
    search,
    unread,
    questions,
    place,
    filters,
    categories,
    dates,
    venue,
    organizer,
    locate,
    reset,
    announcement,
    relaxations = [],
  } = props;
  return (
    <div className={styles.filters}>
      <div>
        <SearchBox {...search} />
        {unread && <p className={styles.unread}>{unread}</p>}
      </div>
      {questions}
      <div className={styles.pair}>
        <FilterButton {...place} icon={<MapPin size={18} />} />
        <FilterButton {...filters} icon={<SlidersHorizontal size={18} />} />
      </div>
      <DateFilter {...dates} />
      <CategoryChips {...categories} />
      <div className={styles.pair}>
        <BuilderTextField name="venue" {...venue} />
        <BuilderTextField name="organizer" {...organizer} />
      </div>
      {locate && (
        <Switch
          name="locate"
          label={locate.label}
          hint={locate.hint}
          checked={locate.checked}
          onCheckedChange={locate.onChange}
        />
      )}
      <div className={styles.count}>
        <div className={styles.total} role="status">
          {announcement}
        </div>
        {reset && (
          <Button weight="quiet" onPress={reset.onReset}>
            {reset.label}
          </Button>
        )}
      </div>
      {relaxations.length > 0 && (
        <div className={styles.relaxations}>
          {relaxations.map(({ label, onSelect }) => (
            <Button key={label} weight="light" onPress={onSelect}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** A text of the builder in a field. */
export function BuilderTextField({ name, onChange, ...texts }: BuilderText & { name: string }) {
  return <TextField {...texts} name={name} autoComplete="off" spellCheck={false} onValueChange={onChange} />;
}
