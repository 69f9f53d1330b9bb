import { useId } from 'react';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { SubmitButton } from '../../components/SubmitButton/SubmitButton';
import type { Choice } from '../../internal/Choice';
import { FilterSelect } from '../../internal/FilterSelect';
import * as selectStyles from '../../internal/FilterSelect.css';
import { HiddenFields } from '../../internal/HiddenFields';
import * as styles from './ExploreScreen.css';

export interface PlainFiltersProps {
  /** The URL of the list. */
  action: string;
  /** « Filtrer ». */
  submitLabel: string;
  /** The field of the place, a text, with the cities that are proposed. */
  place: { label: string; name: string; value: string; proposals: readonly string[] };
  /** The other parameters in the URL of the list, by name. */
  parameters: Readonly<Record<string, string>>;
  /** The filters, each a list of choices. */
  filters: readonly PlainFilter[];
  /** The link to the unfiltered list. Leave it out if that list is shown. */
  reset: { label: string; href: string } | undefined;
}

interface PlainFilter {
  name: string;
  label: string;
  value: string;
  options: readonly Choice[];
}

/** The filters for pages without scripts: a form that leads to the URL of the filtered list. */
export function PlainFilters(props: PlainFiltersProps) {
  const { action, submitLabel, place, parameters, reset, filters } = props;
  const listId = useId();
  return (
    <form className={styles.plain} action={action} method="get" aria-label={submitLabel}>
      <HiddenFields values={parameters} />
      {filters.map((filter) => (
        <FilterSelect key={filter.name} {...filter} />
      ))}
      <label className={selectStyles.field}>
        <span className={selectStyles.label}>{place.label}</span>
        <input
          className={selectStyles.select}
          name={place.name}
          defaultValue={place.value}
          list={listId}
          autoComplete="off"
        />
      </label>
      <datalist id={listId}>
        {place.proposals.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
      <div className={styles.plainActions}>
        <SubmitButton busy={false} busyLabel={submitLabel}>
          {submitLabel}
        </SubmitButton>
        {reset && (
          <LinkButton weight="quiet" href={reset.href}>
            {reset.label}
          </LinkButton>
        )}
      </div>
    </form>
  );
}
