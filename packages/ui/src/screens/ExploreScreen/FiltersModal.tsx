import { Button } from '../../components/Button/Button';
import { ChipGroup, type ChipGroupProps } from '../../components/ChipGroup/ChipGroup';
import { DateField, type DateFieldProps } from '../../components/DateField/DateField';
import { Modal } from '../../components/Modal/Modal';
import { ChipRow, type ChipRowProps } from '../../internal/ChipRow';
import * as styles from './filterModal.css';

export interface FiltersModalProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** « Filtres ». */
  title: string;
  /** A range of days: its first and its last. */
  days: { label: string; first: Omit<DateFieldProps, 'name'>; last: Omit<DateFieldProps, 'name'> };
  /** The highest price. */
  price: Pick<ChipRowProps, 'label' | 'value' | 'options' | 'onChange'>;
  /** What the venue must be accessible for. */
  access: Omit<ChipGroupProps, 'name'>;
  /** The texts of the buttons. */
  labels: { close: string; clear: string; show: string };
  /** Lets all of them go. Leave it out while none is on. */
  onClear?: (() => void) | undefined;
  /** Called when the dialog is closed. */
  onClose: () => void;
}

/** The filters that are not always in sight: a range of days, the price, access needs. Each choice is in force at once. */
export function FiltersModal({ open, title, days, price, access, labels, onClear, onClose }: FiltersModalProps) {
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
        <ChipGroup {...access} className={styles.group} name="access" />
      </div>
    </Modal>
  );
}
