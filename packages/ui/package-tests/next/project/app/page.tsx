import { EventCard, EventGrid, EventPoster } from '@lively/ui';
import { Proposal } from './Proposal';

/** Rendered on the server: cards need no script. */
export default function Page() {
  return (
    <main>
      <h1>Ce soir au Rivage</h1>
      <EventGrid label="Événements">
        <EventCard
          href="/evenements/17"
          title="Nuit Nina Simone, l’intégrale au piano"
          category="music"
          categoryLabel="Musique"
          date={{ dateTime: '2026-12-12', weekday: 'sam.', day: '12', month: 'déc.' }}
          place="Le Trianon, Paris 18e"
          price="32 €"
          poster={<EventPoster category="music" seed="17" />}
        />
        <EventCard
          href="/evenements/18"
          title="Bonnard, la couleur et la lumière"
          category="culture"
          categoryLabel="Culture"
          place="Le Cannet"
          poster={<EventPoster category="culture" seed="18" />}
        />
      </EventGrid>
      <Proposal />
    </main>
  );
}
