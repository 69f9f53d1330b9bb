import { EventCard } from '../../components/EventCard/EventCard';
import { EventPoster } from '../../components/EventPoster/EventPoster';
import type { EventItem } from '../EventItems';
import type { EventFormLabels } from './EventFormLabels';
import * as styles from './EventFormScreen.css';

export interface EventPreviewProps {
  labels: Pick<EventFormLabels, 'sections' | 'posterNote'>;
  /** Null until it is known what the event is. */
  event: EventItem | null;
}

/** The event as lists will show it. It follows what is typed, and says nothing of its own to a screen reader. */
export function EventPreview({ labels, event }: EventPreviewProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{labels.sections.preview.title}</h2>
      {event ? (
        <figure className={styles.preview}>
          <div className={styles.previewCard} inert>
            <PreviewCard {...event} />
          </div>
          {!event.image && <figcaption className={styles.note}>{labels.posterNote}</figcaption>}
        </figure>
      ) : (
        <p className={styles.previewPlace}>{labels.sections.preview.text}</p>
      )}
    </section>
  );
}

function PreviewCard({ id, ...event }: EventItem) {
  return <EventCard {...event} imageLoading="eager" poster={<EventPoster category={event.category} seed={id} />} />;
}
