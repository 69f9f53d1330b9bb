import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Alert } from '../../components/Alert/Alert';
import { Modal } from '../../components/Modal/Modal';
import { SubmitButton } from '../../components/SubmitButton/SubmitButton';
import { TextField } from '../../components/TextField/TextField';
import { FormActions } from '../FormActions';
import * as styles from './AddOptionsModal.css';
import { type PollChoice, PollChoices } from './PollChoices';

export interface AddOptionsModalProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** « Ajouter des sorties ». */
  title: string;
  /** A note: the existing answers are kept. */
  text: string;
  /** The events that can be added, in order. The events ticked before a search stay among them. */
  options: readonly PollChoice[];
  /** The maximum number of ticked events: the free places of the poll. */
  most: number;
  /** Announced if nothing is found, or during a search. */
  note?: string | undefined;
  /** The texts of the two forms and their buttons. */
  labels: {
    search: string;
    find: string;
    options: string;
    submit: string;
    submitting: string;
    cancel: string;
    close: string;
    tooFew: string;
    /** « 3 sorties cochées, 9 au plus. », by the number of ticked events. */
    chosen: (count: number) => string;
  };
  /** Whether the events are being added: the dialog cannot be closed then. @default false */
  busy?: boolean | undefined;
  /** The reason why they could not be added. */
  failure?: string | undefined;
  /** Called with the search text and the ids ticked so far. */
  onSearch: (text: string, chosen: readonly string[]) => void;
  /** Called with the ticked ids, at least one. */
  onAdd: (ids: readonly string[]) => void;
  /** Called when the dialog is closed. */
  onClose: () => void;
}

/** Asks for events to add to a poll. */
export function AddOptionsModal(props: AddOptionsModalProps) {
  const { open, title, text, options, most, note, labels, busy = false, failure, onSearch, onAdd, onClose } = props;
  const form = useId();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  /** The number of attempts without a ticked event since the last change. */
  const [tooFew, setTooFew] = useState(0);
  const problem = useRef<HTMLDivElement>(null);
  // The error above a long list can be out of sight.
  useEffect(() => {
    if (tooFew > 0 || failure) problem.current?.scrollIntoView({ block: 'center' });
  }, [tooFew, failure]);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim(), [...chosen]);
  }

  return (
    <Modal
      open={open}
      title={title}
      description={text}
      closeLabel={labels.close}
      onClose={onClose}
      locked={busy}
      actions={<FormActions form={form} labels={labels} busy={busy} onCancel={onClose} />}
    >
      <div className={styles.content}>
        <form className={styles.search} aria-label={labels.search} noValidate onSubmit={search}>
          <TextField name="search" type="search" label={labels.search} autoComplete="off" />
          <SubmitButton className={styles.find} weight="regular" busy={false} busyLabel={labels.find}>
            {labels.find}
          </SubmitButton>
        </form>
        <form
          id={form}
          className={styles.content}
          aria-label={title}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (chosen.size === 0) setTooFew((count) => count + 1);
            else onAdd([...chosen]);
          }}
        >
          {(failure || tooFew > 0) && (
            <div ref={problem}>
              <Alert tone="danger" title={failure ?? labels.tooFew} />
            </div>
          )}
          <PollChoices
            label={labels.options}
            chosenText={labels.chosen(chosen.size)}
            options={options}
            chosen={chosen}
            most={most}
            onChange={(next) => {
              setChosen(next);
              setTooFew(0);
            }}
          />
          <p role="status">{note}</p>
        </form>
      </div>
    </Modal>
  );
}
