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
  /** That the answers stay. */
  text: string;
  /** What may be added, the first ones first: what was ticked before a search stays among them. */
  options: readonly PollChoice[];
  /** The most that may be ticked: what the poll has room for. */
  most: number;
  /** Said where nothing is found, or while it is searched. */
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
    /** « 3 sorties cochées, 9 au plus. », by how many are ticked. */
    chosen: (count: number) => string;
  };
  /** While they are added. Nothing closes it then. @default false */
  busy?: boolean | undefined;
  /** Why they could not be added. */
  failure?: string | undefined;
  /** Called with the text to look for, and what is ticked meanwhile. */
  onSearch: (text: string, chosen: readonly string[]) => void;
  /** Called with the ids that are ticked, one at least. */
  onAdd: (ids: readonly string[]) => void;
  /** Called when the dialog is closed. */
  onClose: () => void;
}

/** Asks which events are added to a poll. */
export function AddOptionsModal(props: AddOptionsModalProps) {
  const { open, title, text, options, most, note, labels, busy = false, failure, onSearch, onAdd, onClose } = props;
  const form = useId();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  /** Attempts with nothing ticked since the last choice. */
  const [tooFew, setTooFew] = useState(0);
  const problem = useRef<HTMLDivElement>(null);
  // A long list hides what is said over it.
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
