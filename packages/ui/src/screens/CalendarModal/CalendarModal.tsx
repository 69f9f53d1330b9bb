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
  /** « Suivre cette recherche dans mon agenda ». */
  title: string;
  /** The events that the calendar contains. */
  text: string;
  /** « Fermer ». */
  closeLabel: string;
  /** The name of the current step. A new name moves the focus to the title. */
  step?: string | undefined;
  /** Shown while the content loads: « Chargement… ». */
  loading?: string | undefined;
  /** The error, with a retry if no other action is offered. */
  failure?: { title: string; retry?: { label: string; onRetry: () => void } | undefined } | undefined;
  /** A warning before the addresses: « Copiez le lien maintenant : il ne s’affichera plus. » */
  warning?: string | undefined;
  /** The calendars with their addresses. */
  addresses?: readonly CalendarAddress[] | undefined;
  /** Facts about the calendar: its readers, its end. */
  notes: readonly string[];
  /** Instructions to subscribe, one per device. */
  guides: readonly { id: string; title: string; text: string }[];
  /** The actions on the calendar, with the main action last. */
  actions?: readonly CalendarAction[] | undefined;
  /** The question above the dialog, before something ends: « Désactiver le lien ? » */
  question?: CalendarQuestion | undefined;
  /** Called when the dialog is closed. */
  onClose: () => void;
}

/** A calendar that a user can follow. */
export interface CalendarAddress {
  /** The venue or organiser of the calendar, if there are several calendars: « Lieu : Le Trianon ». */
  title?: string | undefined;
  /** The https URL. */
  url: string;
  /** Opens the URL in the calendar app of the device. */
  open: { label: string; href: string };
  copy: { label: string; onCopy: () => void };
}

export interface CalendarAction {
  label: string;
  /** Shown while the action runs: « Création… ». */
  busyLabel?: string | undefined;
  /** Whether it is the main action. @default false */
  isMain?: boolean | undefined;
  /** Whether it is locked because another action runs. @default false */
  disabled?: boolean | undefined;
  onPress: () => void;
}

export type CalendarQuestion = Pick<
  ConfirmModalProps,
  'title' | 'description' | 'labels' | 'busy' | 'failure' | 'onConfirm' | 'onCancel'
>;

/** Shows the addresses of a calendar, and explains how to follow it on a phone or elsewhere. */
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
