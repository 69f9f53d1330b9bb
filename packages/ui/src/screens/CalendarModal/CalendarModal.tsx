import { Accordion } from '../../components/Accordion/Accordion';
import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
import { ConfirmModal, type ConfirmModalProps } from '../../components/ConfirmModal/ConfirmModal';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Modal } from '../../components/Modal/Modal';
import { Spinner } from '../../components/Spinner/Spinner';
import * as styles from './CalendarModal.css';

export interface CalendarModalProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** « S’abonner à cette recherche ». */
  title: string;
  /** What comes to the calendar. */
  text: string;
  /** « Fermer ». */
  closeLabel: string;
  /** What is shown, by a name: when it changes, reading begins again at the title. */
  step?: string | undefined;
  /** While it is not known yet what to show: « Chargement… ». */
  loading?: string | undefined;
  /** What could not be done, with the way to try again where there is no other. */
  failure?: { title: string; retry?: { label: string; onRetry: () => void } | undefined } | undefined;
  /** What to know first: « Copiez l’adresse maintenant : elle ne s’affichera plus. » */
  warning?: string | undefined;
  /** The calendars, each with its address. */
  addresses?: readonly CalendarAddress[] | undefined;
  /** What to know about the calendar: its readers, its end. */
  notes: readonly string[];
  /** How to subscribe, by device. */
  guides: readonly { id: string; title: string; text: string }[];
  /** What can be done with the calendar, the main action last. */
  actions?: readonly CalendarAction[] | undefined;
  /** What is asked over it, before something ends: « Révoquer l’adresse ? » */
  question?: CalendarQuestion | undefined;
  /** Called when the dialog is closed. */
  onClose: () => void;
}

/** A calendar to follow. */
export interface CalendarAddress {
  /** Whose it is, where there are several: « Lieu : Le Trianon ». */
  title?: string | undefined;
  /** By https. */
  url: string;
  /** Opens it in the calendar of the device. */
  open: { label: string; href: string };
  copy: { label: string; onCopy: () => void };
}

export interface CalendarAction {
  label: string;
  /** While it is under way: « Création… ». */
  busyLabel?: string | undefined;
  /** The main one of them. @default false */
  isMain?: boolean | undefined;
  /** Locked while another one is under way. @default false */
  disabled?: boolean | undefined;
  onPress: () => void;
}

export type CalendarQuestion = Pick<
  ConfirmModalProps,
  'title' | 'description' | 'labels' | 'busy' | 'failure' | 'onConfirm' | 'onCancel'
>;

/** Shows how a calendar is followed on a telephone or elsewhere, and its address. */
export function CalendarModal(props: CalendarModalProps) {
  const { open, title, text, closeLabel, step, loading, failure, warning, addresses = [], notes, guides } = props;
  const { actions = [], question, onClose } = props;
  return (
    <Modal
      className={styles.dialog}
      open={open}
      title={title}
      description={text}
      closeLabel={closeLabel}
      onClose={onClose}
      step={step}
      actions={
        actions.length > 0 &&
        actions.map(({ label, busyLabel, isMain = false, disabled, onPress }) => (
          <Button
            key={label}
            weight={isMain ? undefined : 'quiet'}
            busyLabel={busyLabel}
            disabled={disabled}
            onPress={onPress}
          >
            {label}
          </Button>
        ))
      }
    >
      <div className={styles.content}>
        {loading && <Spinner label={loading} />}
        {failure && (
          <Alert
            tone="danger"
            title={failure.title}
            actions={
              failure.retry && (
                <Button weight="light" onPress={failure.retry.onRetry}>
                  {failure.retry.label}
                </Button>
              )
            }
          />
        )}
        {warning && <Alert title={warning} />}
        {addresses.map((address) => (
          <div key={address.url} className={styles.address}>
            {address.title && <h3 className={styles.title}>{address.title}</h3>}
            <p className={styles.url} dir="ltr">
              {address.url}
            </p>
            <div className={styles.buttons}>
              <LinkButton href={address.open.href} aria-description={address.title}>
                {address.open.label}
              </LinkButton>
              <Button weight="regular" onPress={address.copy.onCopy} aria-description={address.title}>
                {address.copy.label}
              </Button>
            </div>
          </div>
        ))}
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
        {addresses.length > 0 && (
          <Accordion items={guides.map(({ id, title: name, text: how }) => ({ id, title: name, content: how }))} />
        )}
      </div>
      {question && <ConfirmModal open tone="danger" {...question} />}
    </Modal>
  );
}
