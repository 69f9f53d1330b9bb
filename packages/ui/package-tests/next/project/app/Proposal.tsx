'use client';

import { Button, type FormError, FormErrorSummary, Modal, SubmitButton, Tabs, TextField } from '@lively/ui';
import { type FormEvent, useState } from 'react';

const needed: FormError[] = [
  { fieldId: 'title', message: 'Donnez un titre à l’événement.' },
  { fieldId: 'city', message: 'Dites dans quelle ville.' },
];

/** Tabs, and a dialog with a form that lists its errors. */
export function Proposal() {
  const [view, setView] = useState('place');
  const [open, setOpen] = useState(false);
  const [errors, setErrors] = useState<FormError[]>([]);

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    setErrors(needed.filter(({ fieldId }) => !given.get(fieldId)));
  }

  const messageOf = (field: string) => errors.find(({ fieldId }) => fieldId === field)?.message;

  return (
    <>
      <Tabs
        label="Infos pratiques"
        tabs={[
          { value: 'place', label: 'Lieu', content: <p>Sur les quais.</p> },
          { value: 'price', label: 'Prix', content: <p>Prix libre.</p> },
        ]}
        value={view}
        onValueChange={setView}
      />
      <p>
        <Button onPress={() => setOpen(true)}>Proposer un événement</Button>
      </p>
      <Modal open={open} onClose={() => setOpen(false)} title="Proposer un événement" closeLabel="Fermer">
        <form onSubmit={check} noValidate style={{ display: 'grid', gap: '1rem' }}>
          <FormErrorSummary title="Il manque quelque chose" errors={errors} />
          <TextField id="title" name="title" label="Titre" error={messageOf('title')} />
          <TextField id="city" name="city" label="Ville" error={messageOf('city')} />
          <SubmitButton busy={false} busyLabel="Envoi…">
            Envoyer
          </SubmitButton>
        </form>
      </Modal>
    </>
  );
}
