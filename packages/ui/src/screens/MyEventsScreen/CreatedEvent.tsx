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

/** What stands between an event and its public. */
export interface EventPublication {
  /** « Brouillon », « Masqué par la modération ». */
  label: string;
  /** @default 'strong' */
  tone?: 'strong' | 'danger' | undefined;
  /** What it means, and what can be done. */
  text: string;
  /** What a moderator decided: the reason, the statement and what was answered to it, each as a line. */
  decision?: { label: string; text: string }[] | undefined;
  /** Answers the decision. */
  appeal?: { label: string; onSelect: () => void } | undefined;
}

/** An event among those a person created. */
export interface CreatedEventItem extends EventItem {
  /** What else there is to know: why it cannot be deleted. */
  note?: string | undefined;
  /** That others do not see it, and why. Leave it out where they do. */
  publication?: EventPublication | undefined;
  actions: {
    /** « Que faire de Nuit Nina Simone »: the title distinguishes these actions from those of the next event. */
    label: string;
    edit: { label: string; href: string };
    /** Leave both out if only the creator sees the event. */
    view?: { label: string; href: string } | undefined;
    share?: ShareButtonProps | undefined;
    /** Publishes a draft, or takes a published event back. */
    publish?: { label: string; onSelect: () => void } | undefined;
    /** Leave it out where nothing is left to take back. */
    remove?: { label: string; onSelect: () => void } | undefined;
  };
}

/** A card and what its creator can do about it. Renders an `<li>`. */
export function CreatedEvent({ id, note, publication, actions, ...event }: CreatedEventItem) {
  const { edit, view, share, publish, remove } = actions;
  return (
    <li className={styles.createdEvent}>
      <EventCard
        {...event}
        variant="horizontal"
        headingLevel={2}
        poster={<EventPoster category={event.category} seed={id} />}
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
