'use client';

import { Button, FormErrorSummary, Modal, SubmitButton, Tabs, TextField } from '@lively/ui';
import { type FormEvent, useState } from 'react';

/** Tabs, and a dialog with a form that says what is missing. */
export function Proposal() {
  const [view, setView] = useState('place');
  const [open, setOpen] = useState(false);
  const [error, setError] = useState<string>();

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const title = new FormData(event.currentTarget).get('title');
    setError(title ? undefined : 'Donnez un titre à l’événement.');
  }

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
        <form onSubmit={check} noValidate>
          {error && (
            <FormErrorSummary title="Il manque quelque chose" errors={[{ fieldId: 'title', message: error }]} />
          )}
          <TextField id="title" name="title" label="Titre" error={error} />
          <SubmitButton busy={false} busyLabel="Envoi…">
            Envoyer
          </SubmitButton>
        </form>
      </Modal>
    </>
  );
}
