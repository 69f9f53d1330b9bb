import MapPin from 'lucide-react/icons/map-pin';
import { useId } from 'react';
import { ChipGroup, type ChipGroupProps } from '../../components/ChipGroup/ChipGroup';
import { DateField, type DateFieldProps } from '../../components/DateField/DateField';
import { FilterButton, type FilterButtonProps } from '../../components/FilterButton/FilterButton';
import { FormErrorSummary } from '../../components/FormErrorSummary/FormErrorSummary';
import { Modal } from '../../components/Modal/Modal';
import { Select, type SelectProps } from '../../components/Select/Select';
import { SortSelect, type SortSelectProps } from '../../components/SortSelect/SortSelect';
import { TimeField, type TimeFieldProps } from '../../components/TimeField/TimeField';
import { ChipRow, type ChipRowProps } from '../../internal/ChipRow';
import { FilterActions } from './FilterActions';
import * as styles from './filterModal.css';

/** The text fields of the dialog, in their order. */
export const typedFilters = ['firstDay', 'lastDay', 'from', 'before'] as const;

export type TypedFilter = (typeof typedFilters)[number];

export interface FiltersModalProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** « Filtres ». */
  title: string;
  /** The filters that a phone has no room for beside its search: category, day, place and order. */
  narrow?:
    | {
        category: Pick<ChipRowProps, 'label' | 'value' | 'options' | 'onChange'>;
        date: Pick<ChipRowProps, 'label' | 'value' | 'options' | 'onChange'>;
        place: Omit<FilterButtonProps, 'icon'>;
        sort: SortSelectProps;
      }
    | undefined;
  /** The subcategories of the chosen category. Leave it out if no category is chosen. */
  subcategory?: Pick<ChipRowProps, 'label' | 'value' | 'options' | 'onChange'> | undefined;
  /** A range of days, from the first to the last. */
  days: { label: string; first: Omit<DateFieldProps, 'name' | 'id'>; last: Omit<DateFieldProps, 'name' | 'id'> };
  /** The time of the beginning: from an hour, before another. */
  hours: { label: string; from: Omit<TimeFieldProps, 'name' | 'id'>; before: Omit<TimeFieldProps, 'name' | 'id'> };
  /** The highest price. */
  price: Pick<ChipRowProps, 'label' | 'value' | 'options' | 'onChange'>;
  /** The age of the child that comes along. */
  child: { label: string; age: Omit<SelectProps, 'name' | 'id'> };
  /** The kinds of events to show: online, on one day only. */
  kinds: Omit<ChipGroupProps, 'name'>;
  /** The access needs that the venue must meet. */
  access: Omit<ChipGroupProps, 'name'>;
  /** The texts of the buttons. */
  labels: {
    close: string;
    clear: string;
    show: string;
    /** « 2 champs à corriger ». */
    errorSummary: string;
  };
  /** The invalid fields, if the last press on the button showed no events because of them. @default [] */
  refused?: readonly TypedFilter[] | undefined;
  /** The number of presses on the button: each new one focuses the first invalid field again. @default 0 */
  attempt?: number | undefined;
  /** Clears all filters of the dialog. Leave it out while none is on. */
  onClear?: (() => void) | undefined;
  /** Called by the button that shows the events. */
  onShow: () => void;
  /** Called by the close button, Escape, or a press outside the dialog. */
  onClose: () => void;
}

/**
 * The dialog of the filters that are not always visible: subcategory, price, age of a child, days, hours, kinds, access needs; on a phone all
 * filters. Each choice takes effect at once.
 */
export function FiltersModal(props: FiltersModalProps) {
  const { open, title, narrow, subcategory, child, days, hours, price, kinds, access, labels, onClear } = props;
  const { refused = [], attempt, onShow, onClose } = props;
  const id = useId();
  const fieldNames: Record<TypedFilter, string> = {
    firstDay: `${days.label}, ${days.first.label}`,
    lastDay: `${days.label}, ${days.last.label}`,
    from: `${hours.label}, ${hours.from.label}`,
    before: `${hours.label}, ${hours.before.label}`,
  };
  const fieldOf = <Name extends TypedFilter>(name: Name) => ({ name, id: `${id}-${name}` });
  return (
    <Modal
      open={open}
      title={title}
      closeLabel={labels.close}
      onClose={onClose}
      actions={<FilterActions labels={labels} onClear={onClear} onShow={onShow} />}
    >
      <div className={styles.form}>
        {narrow && (
          <div className={styles.narrow}>
            <Part {...narrow.date} />
            <Part {...narrow.category} />
            <FilterButton {...narrow.place} icon={<MapPin size={18} />} />
            <SortSelect {...narrow.sort} />
          </div>
        )}
        {subcategory && <Part {...subcategory} />}
        <Part {...price} />
        <div className={styles.part}>
          <h3 className={styles.heading}>{child.label}</h3>
          <Select {...child.age} name="age" id={`${id}-age`} />
        </div>
        <FormErrorSummary
          title={labels.errorSummary}
          // Above the text fields, because the first invalid one takes the focus: at the top of the dialog the summary would be
          // out of sight.
          errors={refused.map((name) => ({ fieldId: fieldOf(name).id, message: fieldNames[name] }))}
          attempt={attempt}
        />
        <fieldset>
          <legend className={styles.legend}>
            <h3 className={styles.heading}>{days.label}</h3>
          </legend>
          <div className={styles.days}>
            <DateField {...days.first} {...fieldOf('firstDay')} />
            <DateField {...days.last} {...fieldOf('lastDay')} />
          </div>
        </fieldset>
        <fieldset>
          <legend className={styles.legend}>
            <h3 className={styles.heading}>{hours.label}</h3>
          </legend>
          <div className={styles.days}>
            <TimeField {...hours.from} {...fieldOf('from')} />
            <TimeField {...hours.before} {...fieldOf('before')} />
          </div>
        </fieldset>
        <ChipGroup {...kinds} className={styles.group} name="kinds" />
        <ChipGroup {...access} className={styles.group} name="access" />
      </div>
    </Modal>
  );
}

function Part(row: Pick<ChipRowProps, 'label' | 'value' | 'options' | 'onChange'>) {
  return (
    <div className={styles.part}>
      <h3 className={styles.heading}>{row.label}</h3>
      <ChipRow {...row} className={styles.chips} />
    </div>
  );
}
