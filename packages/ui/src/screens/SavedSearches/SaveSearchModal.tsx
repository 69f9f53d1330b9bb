import { useId, useState } from 'react';
import { Alert } from '../../components/Alert/Alert';
import { Checkbox } from '../../components/Checkbox/Checkbox';
import { Modal } from '../../components/Modal/Modal';
import { TextField } from '../../components/TextField/TextField';
import { FormActions } from '../FormActions';
import * as styles from './SavedSearches.css';

export interface SaveSearchModalProps {
  /** « Enregistrer cette recherche », « Renommer la recherche ». */
  title: string;
  /** The purpose of a saved search. */
  description: string;
  /** The suggested name. */
  name: string;
  /** Offers the weekly mail. Leave it out if it is on, or was offered before. */
  weekly?: { label: string; hint: string } | undefined;
  /** The texts of the form and its buttons. */
  labels: {
    name: string;
    /** At the end of the label: « obligatoire ». */
    note: string;
    /** The error message for an empty name. */
    required: string;
    submit: string;
    submitting: string;
    cancel: string;
    close: string;
  };
  /** The maximum number of characters of a name. */
  maxLength: number;
  /** Whether the search is being saved: the dialog cannot be closed then. @default false */
  busy?: boolean | undefined;
  /** The reason why it could not be saved. */
  failure?: string | undefined;
  /** Called with the trimmed name, and whether the user wants the weekly mail. */
  onSave: (name: string, wantsMail: boolean) => void;
  /** Called when the dialog is closed. */
  onClose: () => void;
}

/** Asks for the name of a search. */
export function SaveSearchModal(props: SaveSearchModalProps) {
  const { title, description, weekly, labels, maxLength, busy = false, failure, onSave, onClose } = props;
  const form = useId();
  const [name, setName] = useState(props.name);
  const [wantsMail, setWantsMail] = useState(false);
  const [isMissing, setMissing] = useState(false);
  return (
    <Modal
      open
      title={title}
      description={description}
      closeLabel={labels.close}
      onClose={onClose}
      locked={busy}
      size="small"
      actions={<FormActions form={form} labels={labels} busy={busy} onCancel={onClose} />}
    >
      <form
        id={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(!name.trim());
          if (name.trim()) onSave(name.trim(), wantsMail);
        }}
      >
        {failure && <Alert tone="danger" title={failure} />}
        <TextField
          label={labels.name}
          note={labels.note}
          name="name"
          value={name}
          maxLength={maxLength}
          autoComplete="off"
          required
          error={isMissing ? labels.required : undefined}
          onValueChange={(value) => {
            setName(value);
            setMissing(false);
          }}
        />
        {weekly && (
          <div className={styles.weekly}>
            <Checkbox
              name="weekly"
              label={weekly.label}
              hint={weekly.hint}
              checked={wantsMail}
              onCheckedChange={setWantsMail}
            />
          </div>
        )}
      </form>
    </Modal>
  );
}
