import type { ShareButtonProps } from '@lively/ui';
import { useTranslation } from 'react-i18next';
import { useShowToast } from './ToastProvider';

/** Shares or copies a link, and shows the result. */
export function useShareButton(): (link: Pick<ShareButtonProps, 'label' | 'url' | 'title'>) => ShareButtonProps {
  const { t } = useTranslation();
  const showToast = useShowToast();
  return (link) => ({
    ...link,
    onCopied: () => showToast({ title: t('toast.linkCopied'), tone: 'success' }),
    onFailed: () =>
      showToast({
        title: t('toast.errorTitle'),
        description: t('toast.linkNotCopied', { url: link.url }),
        tone: 'danger',
      }),
  });
}
