import { emptyEventDraft } from '@lively/machines';
import { EventFormScreen } from '@lively/ui/screens';
import { textsOf } from '../../i18n/texts';
import { useSession } from '../../session/followSession';
import { PageHead } from '../PageHead';
import { RequireSession } from '../RequireSession';
import { useEventEditor } from './useEventEditor';

export function Component() {
  const t = textsOf('eventForm');
  const session = useSession();
  return (
    <RequireSession>
      <PageHead title={t('create.title')} />
      {session.status === 'signedIn' && <NewEvent userId={session.user.id} />}
    </RequireSession>
  );
}

function NewEvent({ userId }: { userId: string }) {
  const form = useEventEditor({ userId, eventId: null, draft: emptyEventDraft, image: null });
  return <EventFormScreen page={{ state: 'ready', ...form }} />;
}
