import { emptyEventDraft } from '@lively/machines';
import { EventFormScreen } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../navigation/PageHead';
import { useUser } from '../../session/SessionContext';
import { EventEditor } from './EventEditor';
import { useNewDraftSlot } from './useNewDraftSlot';

export function Component() {
  const { t } = useTranslation(['eventForm', 'common', 'taxonomy']);
  const { id: userId } = useUser();
  const slot = useNewDraftSlot(userId);
  return (
    <>
      <PageHead title={t('create.title')} />
      {slot === null ? (
        <EventFormScreen page={{ state: 'loading', label: t('common:loading') }} />
      ) : (
        <EventEditor userId={userId} eventId={null} slot={slot} draft={emptyEventDraft} image={null} />
      )}
    </>
  );
}
