import { EmptyState } from '../../components/EmptyState/EmptyState';
import { Spinner } from '../../components/Spinner/Spinner';
import { FailureScreen, type FailureScreenProps } from '../FailureScreen/FailureScreen';
import { EventForm } from './EventForm';
import type { EventFormProps } from './EventFormProps';
import * as styles from './EventFormScreen.css';

/** The form, or the reason why there is none. */
export type EventFormPage =
  | {
      state: 'loading';
      /** « Chargement de l’événement… ». */
      label: string;
    }
  | {
      /** No event has this id, or another user owns it. */
      state: 'absent';
      title: string;
      text?: string | undefined;
      way: { label: string; href: string };
    }
  | ({ state: 'failed' } & FailureScreenProps)
  | ({ state: 'ready' } & EventFormProps);

export interface EventFormScreenProps {
  /** The form, or the reason why there is none. */
  page: EventFormPage;
}

/** The page on which a user creates an event or changes one. Renders the content of the page's `<main>`. */
export function EventFormScreen({ page }: EventFormScreenProps) {
  if (page.state === 'loading') return <Spinner label={page.label} showLabel size="large" fillsPage />;
  if (page.state === 'ready') return <EventForm {...page} />;
  if (page.state === 'failed') return <FailureScreen {...page} />;
  return (
    <div className={styles.screen}>
      <EmptyState title={page.title} text={page.text} action={page.way} headingLevel={1} />
    </div>
  );
}
