import LocateFixed from 'lucide-react/icons/locate-fixed';
import { Button } from '../../components/Button/Button';
import { LookupField, type LookupFieldProps } from '../../components/LookupField/LookupField';
import { Modal } from '../../components/Modal/Modal';
import { ChipRow, type ChipRowProps } from '../../internal/ChipRow';
import { FilterActions } from './FilterActions';
import * as styles from './filterModal.css';

export interface PlaceModalProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** « Où ? ». */
  title: string;
  /** The field that looks up a commune. */
  commune: Omit<LookupFieldProps, 'name'>;
  /** Finds the nearest commune from the position of the device. */
  locate: { label: string; busyLabel: string; busy: boolean; onLocate: () => void };
  /** The radius around the commune. Leave it out if no commune is chosen. */
  radius?: Pick<ChipRowProps, 'label' | 'value' | 'options' | 'onChange'> | undefined;
  /** The source of the names and positions of the communes. */
  source: string;
  /** The texts of the buttons. */
  labels: { close: string; clear: string; show: string };
  /** Clears the commune. Leave it out if no commune is chosen. */
  onClear?: (() => void) | undefined;
  /** Called when the dialog is closed. */
  onClose: () => void;
}

/** The dialog for the place of the events: a commune and a radius. Each choice takes effect at once. */
export function PlaceModal(props: PlaceModalProps) {
  const { open, title, commune, locate, radius, source, labels, onClear, onClose } = props;
  return (
    <Modal
      open={open}
      title={title}
      size="small"
      closeLabel={labels.close}
      onClose={onClose}
      actions={<FilterActions labels={labels} onClear={onClear} onShow={onClose} />}
    >
      <div className={styles.form}>
        <LookupField {...commune} name="commune" autoComplete="off" />
        <div>
          <Button
            weight="light"
            icon={<LocateFixed size={20} />}
            busyLabel={locate.busy ? locate.busyLabel : undefined}
            onPress={locate.onLocate}
          >
            {locate.label}
          </Button>
        </div>
        {radius && (
          <div className={styles.part}>
            <h3 className={styles.heading}>{radius.label}</h3>
            <ChipRow {...radius} className={styles.chips} />
          </div>
        )}
        <p className={styles.source}>{source}</p>
      </div>
    </Modal>
  );
}
