import { useEffect, useId, useRef, useState } from 'react';
import { Alert } from '../../components/Alert/Alert';
import { Checkbox } from '../../components/Checkbox/Checkbox';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Modal } from '../../components/Modal/Modal';
import { ShareButton, type ShareButtonProps } from '../../components/ShareButton/ShareButton';
import { FormActions } from '../FormActions';
import * as styles from './NewPollModal.css';
import { type PollChoice, PollChoices } from './PollChoices';

export interface NewPollModalProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** « Choisir à plusieurs ». */
  title: string;
  /** The number of events to tick, and their use for the friends. */
  text: string;
  /** The events that can be proposed, in order. */
  options: readonly PollChoice[];
  /** The ids that are ticked when the dialog opens. */
  chosen: readonly string[];
  /** The minimum and maximum number of ticked events. */
  limits: { fewest: number; most: number };
  /** Shown if there are too few events to choose from. */
  empty?: string | undefined;
  /** The texts of the form and its buttons. */
  labels: {
    options: string;
    hides: string;
    submit: string;
    submitting: string;
    cancel: string;
    close: string;
    tooFew: string;
    /** « 3 sorties cochées, 12 au plus. », by the number of ticked events. */
    chosen: (count: number) => string;
  };
  /** Whether the poll is being created: the dialog cannot be closed then. @default false */
  busy?: boolean | undefined;
  /** The reason why it could not be created. */
  failure?: string | undefined;
  /** The link of the poll, once it is created. */
  made?:
    | { title: string; text: string; url: string; share: ShareButtonProps; organize: { label: string; href: string } }
    | undefined;
  /** Called with the ticked ids, and whether the answers of others are hidden from friends who have not answered. */
  onCreate: (ids: readonly string[], hidesAnswers: boolean) => void;
  /** Called when the dialog is closed. */
  onClose: () => void;
}

/** Asks for the events that friends choose from, then shows the link. */
export function NewPollModal(props: NewPollModalProps) {
  const { open, title, text, options, limits, empty, labels, busy = false, failure, made, onCreate, onClose } = props;
  const form = useId();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(props.chosen));
  const [hidesAnswers, setHidesAnswers] = useState(false);
  /** The number of attempts with too few ticked events since the last change. */
  const [tooFew, setTooFew] = useState(0);
  const problem = useRef<HTMLDivElement>(null);
  // The error above a long list can be out of sight.
  useEffect(() => {
    if (tooFew > 0 || failure) problem.current?.scrollIntoView({ block: 'center' });
  }, [tooFew, failure]);
  const ids = options.map(({ id }) => id).filter((id) => chosen.has(id));

  function create() {
    if (ids.length < limits.fewest) return setTooFew((count) => count + 1);
    onCreate(ids, hidesAnswers);
  }

  if (made)
    return (
      <Modal
        open={open}
        title={made.title}
        description={made.text}
        closeLabel={labels.close}
        onClose={onClose}
        step="made"
        actions={<LinkButton href={made.organize.href}>{made.organize.label}</LinkButton>}
      >
        <p className={styles.url}>{made.url}</p>
        <ShareButton {...made.share} />
      </Modal>
    );
  return (
    <Modal
      open={open}
      title={title}
      description={text}
      closeLabel={labels.close}
      onClose={onClose}
      locked={busy}
      step="choosing"
      actions={<FormActions form={form} labels={labels} busy={busy} onCancel={onClose} />}
    >
      <form
        id={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          create();
        }}
      >
        {(failure || tooFew > 0) && (
          <div ref={problem}>
            <Alert tone="danger" title={failure ?? labels.tooFew} />
          </div>
        )}
        {empty && <p>{empty}</p>}
        <PollChoices
          label={labels.options}
          chosenText={labels.chosen(ids.length)}
          options={options}
          chosen={chosen}
          most={limits.most}
          onChange={(next) => {
            setChosen(next);
            setTooFew(0);
          }}
        />
        <Checkbox name="hides" label={labels.hides} checked={hidesAnswers} onCheckedChange={setHidesAnswers} />
      </form>
    </Modal>
  );
}
