import { emptyEventDraft } from '@lively/machines';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../navigation/PageHead';
import { useUser } from '../../session/SessionContext';
import { EventEditor } from './EventEditor';

export function Component() {
  const { t } = useTranslation(['eventForm', 'common', 'taxonomy']);
  const { id: userId } = useUser();
  return (
    <>
      <PageHead title={t('create.title')} />
      <EventEditor userId={userId} eventId={null} draft={emptyEventDraft} image={null} />
    </>
  );
}
