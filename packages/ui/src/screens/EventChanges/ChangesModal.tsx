import { Button } from '../../components/Button/Button';
import { Modal } from '../../components/Modal/Modal';
import { Spinner } from '../../components/Spinner/Spinner';
import { Anchor } from '../../internal/Anchor';
import { ReadFailure } from '../ReadFailure';
import { ChangeLines, type ChangeLinesProps } from './ChangeLines';
import * as styles from './ChangesModal.css';

/** A saved event that changed. */
export interface ChangedEventItem {
  id: string;
  /** The title of the event. */
  title: string;
  /** The URL of its page. A visit there marks the change as seen. */
  href: string;
  /** The language of the title, if it differs from the page’s: `fr`. */
  contentLanguage?: string | undefined;
  lines: ChangeLinesProps['lines'];
  /** Removes the event from the list. `name` contains the title: « Marquer comme vu : Nuit Nina Simone ». */
  dismiss: { label: string; name: string; onPress: () => void };
}

/** The changes, or the reason why there are none. */
export type ChangesContent =
  | { state: 'loading'; label: string }
  | { state: 'failed'; title: string; retry: { label: string; onPress: () => void } }
  | { state: 'empty'; text: string }
  | { state: 'ready'; listLabel: string; events: readonly ChangedEventItem[] };

export interface ChangesModalProps extends Pick<ChangeLinesProps, 'wasLabel' | 'nowLabel'> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called by the close button, Escape, or a press outside the dialog. */
  onClose: () => void;
  /** « Ce qui a changé ». */
  title: string;
  /** A sentence about the list. Leave it out if there is no list. */
  text?: string | undefined;
  /** The label of the close button: « Fermer ». */
  closeLabel: string;
  /** The content: `loading`, `failed`, `empty` or `ready`. */
  content: ChangesContent;
  /** Removes all events from the list. Leave it out if there is only one event, or none. */
  dismissAll?: { label: string; onPress: () => void } | undefined;
  /** Called when a title is pressed, before the navigation. */
  onFollow: () => void;
}

/** The dialog of the bell: lists the saved events that changed since the user last saw them. */
export function ChangesModal(props: ChangesModalProps) {
  const { open, onClose, title, text, closeLabel, content, dismissAll, onFollow, wasLabel, nowLabel } = props;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      description={text}
      closeLabel={closeLabel}
      // The pressed button disappears with its event, so a new list counts as a new step.
      step={content.state === 'ready' ? content.events.map(({ id }) => id).join() : content.state}
      actions={
        dismissAll && (
          <Button weight="regular" onPress={dismissAll.onPress}>
            {dismissAll.label}
          </Button>
        )
      }
    >
      {content.state === 'loading' && <Spinner label={content.label} showLabel />}
      {content.state === 'failed' && (
        <ReadFailure title={content.title} retryLabel={content.retry.label} onRetry={content.retry.onPress} />
      )}
      {content.state === 'empty' && <p role="status">{content.text}</p>}
      {content.state === 'ready' && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list that has no bullets
        <ul className={styles.list} role="list" aria-label={content.listLabel}>
          {content.events.map(({ id, href, lines, dismiss, ...event }) => (
            <li key={id} className={styles.event}>
              <h3 className={styles.title} dir="auto" lang={event.contentLanguage}>
                <Anchor className={styles.link} href={href} onClick={onFollow}>
                  {event.title}
                </Anchor>
              </h3>
              <ChangeLines lines={lines} wasLabel={wasLabel} nowLabel={nowLabel} />
              <Button weight="light" aria-label={dismiss.name} onPress={dismiss.onPress}>
                {dismiss.label}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}
