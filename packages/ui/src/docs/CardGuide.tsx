import { BookingCard } from '../components/BookingCard/BookingCard';
import { Card } from '../components/Card/Card';
import { EventCard, type EventCardProps } from '../components/EventCard/EventCard';
import { EventCardSkeleton } from '../components/EventCardSkeleton/EventCardSkeleton';
import { EventPoster } from '../components/EventPoster/EventPoster';
import { FeatureCard } from '../components/FeatureCard/FeatureCard';
import { JobCard } from '../components/JobCard/JobCard';
import { StatTile } from '../components/StatTile/StatTile';
import { Testimonial, type TestimonialProps } from '../components/Testimonial/Testimonial';
import { CardChoice } from './CardChoice';
import * as styles from './docs.css';

const event: EventCardProps = {
  href: '#event',
  title: 'Nuit Nina Simone, l’intégrale au piano',
  category: 'music',
  categoryLabel: 'Musique',
  date: { dateTime: '2026-12-12', weekday: 'sam.', day: '12', month: 'déc.' },
  place: 'Le Trianon, Paris 18e',
  time: '20:30',
  price: '32 €',
  poster: <EventPoster category="music" seed="17" />,
};

const words: TestimonialProps = {
  quote: '« Je n’avais pas mis les pieds dans une salle depuis deux ans. »',
  name: 'Camille Durand',
  role: 'Infirmière, Lyon',
};

/** Every card of the library by the situation that it is for. */
export function CardGuide() {
  return (
    <div className={styles.choices}>
      <CardChoice
        situation="One event among others, in a grid"
        name="EventCard"
        group="events"
        note="The vertical variant. In an EventGrid, all cards of a row have their price on one line."
        narrow
      >
        <EventCard {...event} />
      </CardChoice>
      <CardChoice
        situation="The events are still loading"
        name="EventCardSkeleton"
        group="events"
        note="As many as fit the window, so that nothing moves when the events come."
        narrow
      >
        <EventCardSkeleton />
      </CardChoice>
      <CardChoice
        situation="An event in a narrow list, or beside a text"
        name="EventCard"
        group="events"
        note="The horizontal variant. The compact one has no room for badges: search suggestions, « Mes sorties »."
      >
        <EventCard {...event} variant="horizontal" />
      </CardChoice>
      <CardChoice
        situation="The price and the action on the event’s own page"
        name="BookingCard"
        group="events"
        note="Once per page, beside the text. In a list, the price belongs to EventCard."
      >
        <BookingCard
          label="Réserver"
          price="32 €"
          priceNote="frais compris"
          action={{ label: 'Réserver', href: '#billets' }}
        />
      </CardChoice>
      <CardChoice
        situation="Related things on one sheet"
        name="Card"
        group="content"
        note="A group with a title: settings, contact, opening hours. Never for an event."
      >
        <Card title="Une question ?">
          <p>{'Nous répondons en deux jours ouvrés, en français et en anglais.'}</p>
        </Card>
      </CardChoice>
      <CardChoice
        situation="A reason to use the product"
        name="FeatureCard"
        group="content"
        note="Three or four in a row on a page that presents something."
      >
        <FeatureCard
          title="Des idées qui vous ressemblent"
          text="Chaque recommandation vous explique pourquoi elle est là."
        />
      </CardChoice>
      <CardChoice
        situation="A number, and what it counts"
        name="StatTile"
        group="content"
        note="Only numbers that users can verify."
      >
        <StatTile value="10 k+" label="événements en France" />
      </CardChoice>
      <CardChoice
        situation="The words of a person"
        name="Testimonial"
        group="content"
        note="With a name and a role. A text of your own belongs in a Card."
      >
        <Testimonial {...words} />
      </CardChoice>
      <CardChoice
        situation="A position that someone can apply for"
        name="JobCard"
        group="content"
        note="In a list of positions. It has its own link to apply."
      >
        <JobCard
          title="Développeuse frontend"
          facts={['Technique', 'Paris ou à distance']}
          description="Vous construisez les pages que l’on ouvre avant de sortir."
          skills={['TypeScript', 'React']}
          skillsLabel="Compétences"
          apply={{ label: 'Postuler', href: '#postuler' }}
        />
      </CardChoice>
    </div>
  );
}
