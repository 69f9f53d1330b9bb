import { Button } from '../../components/Button/Button';
import { ChipGroup, type ChipGroupProps } from '../../components/ChipGroup/ChipGroup';
import { DateField, type DateFieldProps } from '../../components/DateField/DateField';
import { Modal } from '../../components/Modal/Modal';
import { TimeField, type TimeFieldProps } from '../../components/TimeField/TimeField';
import { ChipRow, type ChipRowProps } from '../../internal/ChipRow';
import * as styles from './filterModal.css';

export interface FiltersModalProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** « Filtres ». */
  title: string;
  /** The subcategories of the chosen category. Leave it out without one. */
  subcategory?: Pick<ChipRowProps, 'label' | 'value' | 'options' | 'onChange'> | undefined;
  /** A range of days: its first and its last. */
  days: { label: string; first: Omit<DateFieldProps, 'name'>; last: Omit<DateFieldProps, 'name'> };
  /** When it begins: from an hour, before another. */
  hours: { label: string; from: Omit<TimeFieldProps, 'name'>; before: Omit<TimeFieldProps, 'name'> };
  /** The highest price. */
  price: Pick<ChipRowProps, 'label' | 'value' | 'options' | 'onChange'>;
  /** What kind of event alone: online, on one day only. */
  kinds: Omit<ChipGroupProps, 'name'>;
  /** What the venue must be accessible for. */
  access: Omit<ChipGroupProps, 'name'>;
  /** The texts of the buttons. */
  labels: { close: string; clear: string; show: string };
  /** Lets all of them go. Leave it out while none is on. */
  onClear?: (() => void) | undefined;
  /** Called when the dialog is closed. */
  onClose: () => void;
}

/** The filters that are not always in sight: subcategory, price, days, hours, kinds, access needs. Each choice is in force at once. */
export function FiltersModal(props: FiltersModalProps) {
  const { open, title, subcategory, days, hours, price, kinds, access, labels, onClear, onClose } = props;
  return (
    <Modal
      open={open}
      title={title}
      closeLabel={labels.close}
      onClose={onClose}
      actions={
        <>
          {onClear && (
            <Button weight="quiet" onPress={onClear}>
              {labels.clear}
            </Button>
          )}
          <Button weight="strong" onPress={onClose}>
            {labels.show}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {subcategory && (
          <div className={styles.part}>
            <h3 className={styles.heading}>{subcategory.label}</h3>
            <ChipRow {...subcategory} className={styles.chips} />
          </div>
        )}
        <div className={styles.part}>
          <h3 className={styles.heading}>{price.label}</h3>
          <ChipRow {...price} className={styles.chips} />
        </div>
        <fieldset>
          <legend className={styles.legend}>
            <h3 className={styles.heading}>{days.label}</h3>
          </legend>
          <div className={styles.days}>
            <DateField {...days.first} name="firstDay" />
            <DateField {...days.last} name="lastDay" />
          </div>
        </fieldset>
        <fieldset>
          <legend className={styles.legend}>
            <h3 className={styles.heading}>{hours.label}</h3>
          </legend>
          <div className={styles.days}>
            <TimeField {...hours.from} name="from" />
            <TimeField {...hours.before} name="before" />
          </div>
        </fieldset>
        <ChipGroup {...kinds} className={styles.group} name="kinds" />
        <ChipGroup {...access} className={styles.group} name="access" />
      </div>
    </Modal>
  );
}
