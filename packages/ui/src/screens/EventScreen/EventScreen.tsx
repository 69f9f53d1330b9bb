import { EmptyState } from '../../components/EmptyState/EmptyState';
import { Spinner } from '../../components/Spinner/Spinner';
import { FailureScreen, type FailureScreenProps } from '../FailureScreen/FailureScreen';
import { EventPage, type EventPageProps } from './EventPage';
import * as styles from './EventScreen.css';

/** The event, or the reason why there is none. */
export type EventScreenPage =
  | {
      state: 'loading';
      /** « Chargement de l’événement… ». */
      label: string;
    }
  | {
      /** No event has this id. */
      state: 'notFound';
      /** « Événement non trouvé ». */
      title: string;
      text?: string | undefined;
      home: { label: string; href: string };
    }
  // The event could not be read.
  | ({ state: 'failed' } & FailureScreenProps)
  | ({ state: 'ready' } & EventPageProps);

export interface EventScreenProps {
  /** The content: the event, or one of `loading`, `notFound`, `failed`. */
  page: EventScreenPage;
}

/** The page of one event: title, date, place, price, reasons and access. Renders the content of the page's `<main>`. */
export function EventScreen({ page }: EventScreenProps) {
  if (page.state === 'ready') return <EventPage {...page} />;
  if (page.state === 'loading') return <Spinner label={page.label} showLabel size="large" fillsPage />;
  if (page.state === 'failed') return <FailureScreen {...page} />;
  return (
    <div className={styles.plain}>
      <EmptyState title={page.title} text={page.text} action={page.home} headingLevel={1} />
    </div>
  );
}
