import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { EventCard } from '../../components/EventCard/EventCard';
import { EventPoster } from '../../components/EventPoster/EventPoster';
import { ShareButton, type ShareButtonProps } from '../../components/ShareButton/ShareButton';
import { Anchor } from '../../internal/Anchor';
import type { EventItem } from '../EventItems';
import * as styles from './MyEventsScreen.css';

/** An event among those a person created. */
export interface CreatedEventItem extends EventItem {
  /** What else there is to know: why it cannot be deleted. */
  note?: string | undefined;
  actions: {
    /** « Que faire de Nuit Nina Simone »: the title distinguishes these actions from those of the next event. */
    label: string;
    edit: { label: string; href: string };
    view: { label: string; href: string };
    share: ShareButtonProps;
    /** Leave it out where nothing is left to take back. */
    remove?: { label: string; onSelect: () => void } | undefined;
  };
}

/** A card and what its creator can do about it. Renders an `<li>`. */
export function CreatedEvent({ id, note, actions, ...event }: CreatedEventItem) {
  const { edit, view, share, remove } = actions;
  return (
    <li className={styles.createdEvent}>
      <EventCard
        {...event}
        variant="horizontal"
        headingLevel={2}
        poster={<EventPoster category={event.category} seed={id} />}
      />
      {note && <p className={styles.note}>{note}</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list that has no bullets */}
      <ul className={styles.actions} role="list" aria-label={actions.label}>
        <li>
          <Anchor className={styles.action} href={edit.href}>
            <Pencil size={20} aria-hidden />
            {edit.label}
          </Anchor>
        </li>
        <li>
          <Anchor className={styles.action} href={view.href}>
            <Eye size={20} aria-hidden />
            {view.label}
          </Anchor>
        </li>
        <li>
          <ShareButton {...share} />
        </li>
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
