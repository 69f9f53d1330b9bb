import type { LivelyEvent } from '@lively/engine';
import { type EventFormPage, EventFormScreen } from '@lively/ui/screens';
import { useCallback } from 'react';
import { useParams } from 'wouter';
import { textsOf } from '../../i18n/texts';
import { useServices } from '../../services/ServicesContext';
import { useLoaded } from '../../services/useLoaded';
import { useSession } from '../../session/followSession';
import { PageHead } from '../PageHead';
import { paths } from '../paths';
import { RequireSession } from '../RequireSession';
import { useHref } from '../useHref';
import { toEventDraft } from './toEventDraft';
import { useEventEditor } from './useEventEditor';

export function Component() {
  const t = textsOf('eventForm');
  const session = useSession();
  const { id = '' } = useParams();
  return (
    <RequireSession>
      <PageHead title={t('edit.title')} />
      {session.status === 'signedIn' && <EditedEvent key={id} id={id} userId={session.user.id} />}
    </RequireSession>
  );
}

function EditedEvent({ id, userId }: { id: string; userId: string }) {
  const t = textsOf('eventForm');
  const href = useHref();
  const { events } = useServices();
  const event = useLoaded(useCallback((signal: AbortSignal) => events.findEvent(id, signal), [events, id]));

  if (event.status === 'ready' && event.value?.createdBy === userId) {
    return <OwnEvent event={event.value} userId={userId} />;
  }
  return <EventFormScreen page={toPage()} />;

  function toPage(): EventFormPage {
    if (event.status === 'loading') return { state: 'loading', label: t('loading') };
    if (event.status === 'failed') {
      const { retry } = event;
      return {
        state: 'failed',
        title: t('failed.title'),
        text: t('failed.text'),
        retryLabel: t('common:retry'),
        onRetry: retry,
      };
    }
    const { value } = event;
    const own = value ? 'notYours' : 'absent';
    return {
      state: 'absent',
      title: t(`${own}.title`),
      text: t(`${own}.text`),
      way: { label: t(`${own}.way`), href: href(value ? paths.event(value.id) : paths.myEvents) },
    };
  }
}

function OwnEvent({ event, userId }: { event: LivelyEvent; userId: string }) {
  const form = useEventEditor({ userId, eventId: event.id, draft: toEventDraft(event), image: event.image });
  return <EventFormScreen page={{ state: 'ready', ...form }} />;
}
