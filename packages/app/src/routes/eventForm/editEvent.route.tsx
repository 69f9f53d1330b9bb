import { type EventFormPage, EventFormScreen } from '@lively/ui/screens';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useEvent } from '../../data/useEvent';
import { PageHead } from '../../navigation/PageHead';
import { paths } from '../../navigation/paths';
import { useUser } from '../../session/SessionContext';
import { EventEditor } from './EventEditor';
import { toEventDraft } from './toEventDraft';

export function Component() {
  const { t } = useTranslation(['eventForm', 'common', 'taxonomy']);
  const { id: userId } = useUser();
  const { id = '' } = useParams();
  return (
    <>
      <PageHead title={t('edit.title')} />
      <EditedEvent key={id} id={id} userId={userId} />
    </>
  );
}

function EditedEvent({ id, userId }: { id: string; userId: string }) {
  const { t } = useTranslation(['eventForm', 'common', 'taxonomy']);
  const event = useEvent(id);
  // Cached data may be older than the saved event, and a form keeps its initial values.
  const [isRead, setRead] = useState(false);
  if (!isRead && !event.isFetching) setRead(true);

  if (isRead && event.data?.createdBy === userId) {
    const { id: eventId, image, subcategory } = event.data;
    return (
      <EventEditor
        userId={userId}
        eventId={eventId}
        slot={eventId}
        draft={toEventDraft(event.data)}
        image={image}
        subcategory={subcategory}
      />
    );
  }
  return <EventFormScreen page={toPage()} />;

  function toPage(): EventFormPage {
    if (event.isPending || !isRead) return { state: 'loading', label: t('loading') };
    if (event.isError) {
      return {
        state: 'failed',
        title: t('failed.title'),
        text: t('failed.text'),
        retryLabel: t('common:retry'),
        onRetry: event.refetch,
      };
    }
    const { data } = event;
    const own = data ? 'notYours' : 'absent';
    return {
      state: 'absent',
      title: t(`${own}.title`),
      text: t(`${own}.text`),
      way: { label: t(`${own}.way`), href: data ? paths.event(data.id) : paths.myEvents },
    };
  }
}
