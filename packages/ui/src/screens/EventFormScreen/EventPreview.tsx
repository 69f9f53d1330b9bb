import { EventCard } from '../../components/EventCard/EventCard';
import { EventPoster } from '../../components/EventPoster/EventPoster';
import type { EventItem } from '../EventItems';
import type { EventFormLabels } from './EventFormLabels';
import * as styles from './EventFormScreen.css';

export interface EventPreviewProps {
  labels: Pick<EventFormLabels, 'sections' | 'posterNote'>;
  /** Null until the event has a category. */
  event: EventItem | null;
  /** The `object-position` of its picture. @default as on cards */
  position?: string | undefined;
}

/** Shows the event as lists will show it. It follows the typed values, and screen readers skip it. */
export function EventPreview({ labels, event, position }: EventPreviewProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{labels.sections.preview.title}</h2>
      {event ? (
        <figure className={styles.preview}>
          <div className={styles.previewCard} style={position ? { objectPosition: position } : undefined} inert>
            {/* Another card, so that a failure of the server's cuts does not hide the picture with a point. */}
            <PreviewCard key={position ? 'point' : 'automatic'} {...event} />
          </div>
          {!event.image && <figcaption className={styles.note}>{labels.posterNote}</figcaption>}
        </figure>
      ) : (
        <p className={styles.previewPlace}>{labels.sections.preview.text}</p>
      )}
    </section>
  );
}

function PreviewCard({ id, subcategory, ...event }: EventItem) {
  const poster = <EventPoster category={event.category} subcategory={subcategory} seed={id} title={event.title} />;
  return <EventCard {...event} imageLoading="eager" poster={poster} />;
}
