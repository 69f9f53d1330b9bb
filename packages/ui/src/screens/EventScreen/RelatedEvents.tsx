import { Anchor } from '../../internal/Anchor';
import type { EventItem } from '../EventItems';
import { EventItems } from '../EventItems';
import { heading } from './EventScreen.css';
import * as styles from './RelatedEvents.css';

export interface RelatedEventsProps {
  /**
   * Other events, as lists of at least two below their titles. A single event is a sentence, in which `{title}` is the placeholder of
   * its link: « Du même lieu : {title}, mar. 8 déc., 20:30. »
   */
  groups: readonly (
    | { title: string; events: readonly EventItem[] }
    | { sentence: string; event: Pick<EventItem, 'href' | 'title' | 'contentLanguage'> }
  )[];
}

/** Lists other events below an event. */
export function RelatedEvents({ groups }: RelatedEventsProps) {
  return (
    <div className={styles.related}>
      {groups.map((group) =>
        'sentence' in group ? (
          <Sentence key={group.sentence} {...group} />
        ) : (
          <section key={group.title}>
            <h2 className={heading}>{group.title}</h2>
            <EventItems label={group.title} events={group.events} headingLevel={3} />
          </section>
        ),
      )}
    </div>
  );
}

/** A row of cards would be empty beside a single one. */
function Sentence({ sentence, event }: Extract<RelatedEventsProps['groups'][number], { sentence: string }>) {
  const [before = '', after = ''] = sentence.split('{title}');
  return (
    <p className={styles.sentence}>
      {before}
      <Anchor className={styles.link} href={event.href}>
        <bdi lang={event.contentLanguage}>{event.title}</bdi>
      </Anchor>
      {after}
    </p>
  );
}
