import { type ChangesContent, ChangesModal } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import type { EventChange } from '../data/Changes';
import { useChanges } from '../data/useChanges';
import { contentLanguage } from '../events/contentLanguage';
import { shortenText } from '../events/shortenText';
import { titleLength } from '../events/toEventItem';
import { useLanguage } from '../i18n/useLanguage';
import { paths } from '../navigation/paths';
import { useShowToast } from '../toasts/ToastProvider';
import { useChangeTexts } from './useChangeTexts';
import { useSeeChanges } from './useSeeChanges';

export interface ChangesDialogProps {
  userId: string;
  onClose: () => void;
}

/** The dialog of the bell: it lists the changes to the events that the user saved. */
export default function ChangesDialog({ userId, onClose }: ChangesDialogProps) {
  const { t } = useTranslation(['changes', 'common', 'taxonomy']);
  const language = useLanguage();
  const { data, isError, refetch } = useChanges(userId);
  const showToast = useShowToast();
  const see = useSeeChanges(userId);
  const { labels, toLines } = useChangeTexts();
  const hasChanges = data !== undefined && data.length > 0;
  return (
    <ChangesModal
      open
      onClose={onClose}
      onFollow={onClose}
      title={t('dialog.title')}
      text={hasChanges ? t('dialog.text') : undefined}
      closeLabel={t('common:close')}
      content={toContent()}
      dismissAll={data && data.length > 1 ? { label: t('dialog.seenAll'), onPress: () => dismiss(data) } : undefined}
      {...labels}
    />
  );

  async function dismiss(changes: readonly EventChange[]) {
    if (await see(changes)) return;
    showToast({ title: t('common:toast.errorTitle'), description: t('dialog.notSeen'), tone: 'danger' });
  }

  function toContent(): ChangesContent {
    if (hasChanges) return { state: 'ready', listLabel: t('dialog.title'), events: data.map(toItem) };
    if (data) return { state: 'empty', text: t('dialog.empty') };
    if (!isError) return { state: 'loading', label: t('common:loading') };
    return { state: 'failed', title: t('dialog.failed'), retry: { label: t('common:retry'), onPress: refetch } };
  }

  function toItem(change: EventChange) {
    const title = shortenText(change.title, titleLength);
    return {
      id: change.eventId,
      title,
      href: paths.event(change.eventId),
      contentLanguage: contentLanguage(language),
      lines: toLines(change),
      dismiss: {
        label: t('dialog.seen'),
        name: t('dialog.seenOf', { title }),
        onPress: () => dismiss([change]),
      },
    };
  }
}
