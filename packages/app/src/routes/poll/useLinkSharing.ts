import type { PollLink } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import { useShareButton } from '../../toasts/useShareButton';

/** Shows a link with its purpose, and shares or copies it. */
export function useLinkSharing(): (kind: 'own' | 'friends' | 'organizer', url: string) => PollLink {
  const { t } = useTranslation(['poll', 'common', 'taxonomy']);
  const toShare = useShareButton();
  return (kind, url) => ({
    title: t(`link.${kind}.title`),
    text: t(`link.${kind}.text`),
    url,
    share: toShare({ label: t(`link.${kind}.share`), url, title: t('title') }),
  });
}
