import Eye from 'lucide-react/icons/eye';
import Megaphone from 'lucide-react/icons/megaphone';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { Badge } from '../../components/Badge/Badge';
import { Button } from '../../components/Button/Button';
import { EventCard } from '../../components/EventCard/EventCard';
import { EventPoster } from '../../components/EventPoster/EventPoster';
import { ShareButton, type ShareButtonProps } from '../../components/ShareButton/ShareButton';
import { Anchor } from '../../internal/Anchor';
import type { EventItem } from '../EventItems';
import * as styles from './MyEventsScreen.css';

/** The reason why the public does not see an event. */
export interface EventPublication {
  /** « Brouillon », « Masqué par la modération ». */
  label: string;
  /** @default 'strong' */
  tone?: 'strong' | 'danger' | undefined;
  /** The meaning of the label, and the possible actions. */
  text: string;
  /** The decision of a moderator: the reason, the statement and the creator's answer, one line each. */
  decision?: { label: string; text: string }[] | undefined;
  /** Answers the decision. */
  appeal?: { label: string; onSelect: () => void } | undefined;
}

/** An event that the user created. */
export interface CreatedEventItem extends EventItem {
  /** A remark: the reason why it cannot be deleted. */
  note?: string | undefined;
  /** The reason why others do not see the event. Leave it out if they do. */
  publication?: EventPublication | undefined;
  actions: {
    /** « Que faire de Nuit Nina Simone »: the title distinguishes these actions from those of the next event. */
    label: string;
    edit: { label: string; href: string };
    /** Leave both out if only the creator sees the event. */
    view?: { label: string; href: string } | undefined;
    share?: ShareButtonProps | undefined;
    /** Publishes a draft, or withdraws a published event. */
    publish?: { label: string; onSelect: () => void } | undefined;
    /** Leave it out if nothing can be withdrawn. */
    remove?: { label: string; onSelect: () => void } | undefined;
  };
}

/** A card and the actions of its creator. Renders an `<li>`. */
export function CreatedEvent({ id, subcategory, note, publication, actions, ...event }: CreatedEventItem) {
  const { edit, view, share, publish, remove } = actions;
  return (
    <li className={styles.createdEvent}>
      <EventCard
        {...event}
        variant="horizontal"
        headingLevel={2}
        poster={<EventPoster category={event.category} subcategory={subcategory} seed={id} title={event.title} />}
      />
      {publication && <Publication {...publication} />}
      {note && <p className={styles.note}>{note}</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list that has no bullets */}
      <ul className={styles.actions} role="list" aria-label={actions.label}>
        <li>
          <Anchor className={styles.action} href={edit.href}>
            <Pencil size={20} aria-hidden />
            {edit.label}
          </Anchor>
        </li>
        {view && (
          <li>
            <Anchor className={styles.action} href={view.href}>
              <Eye size={20} aria-hidden />
              {view.label}
            </Anchor>
          </li>
        )}
        {share && (
          <li>
            <ShareButton {...share} />
          </li>
        )}
        {publish && (
          <li>
            <button className={styles.action} type="button" onClick={() => publish.onSelect()}>
              <Megaphone size={20} aria-hidden />
              {publish.label}
            </button>
          </li>
        )}
        {remove && (
          <li>
            <button className={`${styles.action} ${styles.danger}`} type="button" onClick={() => remove.onSelect()}>
              <Trash2 size={20} aria-hidden />
              {remove.label}
            </button>
          </li>
        )}
      </ul>
    </li>
  );
}

function Publication({ label, tone = 'strong', text, decision, appeal }: EventPublication) {
  return (
    <div className={styles.publication}>
      <Badge tone={tone}>{label}</Badge>
      <p>{text}</p>
      {decision && (
        <dl className={styles.decision}>
          {decision.map((line) => (
            <div key={line.label}>
              <dt className={styles.decisionLabel}>{line.label}</dt>
              <dd className={styles.decisionText} dir="auto">
                {line.text}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {appeal && (
        <Button weight="regular" onPress={appeal.onSelect}>
          {appeal.label}
        </Button>
      )}
    </div>
  );
}
