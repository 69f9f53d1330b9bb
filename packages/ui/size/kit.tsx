import { useState } from 'react';
import { EventCard } from '../src/components/EventCard/EventCard';
import { Modal } from '../src/components/Modal/Modal';
import { SubmitButton } from '../src/components/SubmitButton/SubmitButton';
import { Tabs } from '../src/components/Tabs/Tabs';
import { TextField } from '../src/components/TextField/TextField';

/** A small page: three views of one card, and a dialog with a form of two fields. */
export function Kit() {
  const [view, setView] = useState('card');
  const [open, setOpen] = useState(false);
  const card = (
    <EventCard
      href="/e/1"
      title="Nuit Nina Simone"
      category="music"
      categoryLabel="Musique"
      place="Le Trianon, Paris"
      favourite={{ label: 'Garder', pressed: open, onToggle: () => setOpen(!open) }}
    />
  );
  const tabs = [
    { value: 'card', label: 'Événement', content: card },
    { value: 'place', label: 'Lieu', content: 'Le Trianon' },
    { value: 'price', label: 'Prix', content: '32 €' },
  ];
  return (
    <>
      <Tabs label="Événement" tabs={tabs} value={view} onValueChange={setView} />
      <Modal open={open} onClose={() => setOpen(false)} title="Écrire" closeLabel="Fermer">
        <form>
          <TextField name="name" label="Nom" hint="Celui que vous voulez" />
          <TextField name="mail" type="email" label="Adresse" error="Il manque un @." />
          <SubmitButton busy={false} busyLabel="Envoi…">
            Envoyer
          </SubmitButton>
        </form>
      </Modal>
    </>
  );
}
