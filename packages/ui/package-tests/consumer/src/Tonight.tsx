import {
  Button,
  EventCard,
  EventGrid,
  EventPoster,
  type LinkProps,
  LivelyProvider,
  Modal,
  SubmitButton,
  Tabs,
  TextField,
} from '@lively/ui';
import { drawPoster, type Poster } from '@lively/ui/poster';
import { type CategoryTone, categories, lightColors } from '@lively/ui/tokens';
import { useState } from 'react';

const tone: CategoryTone = categories[0] ?? 'music';
const poster: Poster = drawPoster({ category: tone, seed: 'nina-simone' });

function RouterLink({ href, ...props }: LinkProps) {
  return <a {...props} href={href} data-routed={href} />;
}

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
    <LivelyProvider link={RouterLink}>
      <main style={{ background: lightColors.ground, minBlockSize: poster.height }}>
        <Tabs
          label="Événements"
          tabs={[{ value: 'all', label: 'Tous', content: cards }]}
          value={view}
          onValueChange={setView}
        />
        <Button className="mine" data-test="propose" aria-haspopup="dialog" onPress={() => setOpen(true)}>
          Proposer un événement
        </Button>
        <Modal open={open} onClose={() => setOpen(false)} title="Proposer un événement" closeLabel="Fermer">
          <TextField name="title" label="Titre" form="elsewhere" onBlur={() => undefined} required />
          <SubmitButton busy={false} busyLabel="Envoi…">
            Envoyer
          </SubmitButton>
        </Modal>
        {/* @ts-expect-error A card without its title, href and place does not compile. */}
        <EventCard category="music" categoryLabel="Musique" />
      </main>
    </LivelyProvider>
  );
}
