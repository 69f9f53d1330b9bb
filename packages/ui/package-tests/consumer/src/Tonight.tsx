import { Button, EventCard, EventGrid, EventPoster, Modal, SubmitButton, Tabs, TextField } from '@lively/ui';
import { drawPoster, type Poster } from '@lively/ui/poster';
import { type CategoryTone, categories, lightColors } from '@lively/ui/tokens';
import { useState } from 'react';

const tone: CategoryTone = categories[0] ?? 'music';
const poster: Poster = drawPoster(tone, 'nina-simone');

/** A page as a team that installs the library would write it. */
export function Tonight() {
  const [open, setOpen] = useState(false);
  const [view, setView] = useState('all');
  const cards = (
    <EventGrid label="Événements">
      <EventCard
        href="/evenements/nina-simone"
        title="Nuit Nina Simone, l’intégrale au piano"
        category={tone}
        categoryLabel="Musique"
        date={{ dateTime: '2026-12-12', weekday: 'sam.', day: '12', month: 'déc.' }}
        place="Le Trianon, Paris 18e"
        poster={<EventPoster category={tone} seed="nina-simone" />}
        favourite={{ label: 'Garder dans mes favoris', pressed: false, onToggle: () => undefined }}
      />
    </EventGrid>
  );
  return (
    <main style={{ background: lightColors.ground, minBlockSize: poster.height }}>
      <Tabs
        label="Événements"
        tabs={[{ value: 'all', label: 'Tous', content: cards }]}
        value={view}
        onValueChange={setView}
      />
      <Button onPress={() => setOpen(true)}>Proposer un événement</Button>
      <Modal open={open} onClose={() => setOpen(false)} title="Proposer un événement" closeLabel="Fermer">
        <TextField name="title" label="Titre" required />
        <SubmitButton busy={false} busyLabel="Envoi…">
          Envoyer
        </SubmitButton>
      </Modal>
      {/* @ts-expect-error A card without its title, address and place does not compile. */}
      <EventCard category="music" categoryLabel="Musique" />
    </main>
  );
}
