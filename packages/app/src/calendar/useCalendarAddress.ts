import type { CalendarModalProps } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/useLanguage';
import { localizePath } from '../navigation/paths';
import { useShowToast } from '../toasts/ToastProvider';

type CalendarAddress = NonNullable<CalendarModalProps['addresses']>[number];

/** Returns the addresses with which the calendar of a path is opened and copied. */
export function useCalendarAddress(): (path: string, title?: string) => CalendarAddress {
  const { t } = useTranslation(['calendar', 'common', 'taxonomy']);
  const language = useLanguage();
  const showToast = useShowToast();
  return (path, title) => {
    // The host of this page: a test site links to its own calendar.
    const url = location.origin + localizePath(path, language);
    return {
      title,
      url,
      open: { label: t('open'), href: url.replace(/^https?:/, 'webcal:') },
      copy: { label: t('copy'), onCopy: () => void copy(url) },
    };
  };

  async function copy(url: string) {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: t('copied'), tone: 'success' });
    } catch {
      showToast({ title: t('common:toast.errorTitle'), description: t('notCopied'), tone: 'danger' });
    }
  }
}

/** Returns the texts of every dialog about a calendar. */
export function useCalendarTexts(): Pick<CalendarModalProps, 'guides' | 'closeLabel'> & { follows: string } {
  const { t } = useTranslation(['calendar', 'common', 'taxonomy']);
  return {
    closeLabel: t('common:close'),
    follows: t('follows'),
    guides: (['apple', 'google', 'outlook'] as const).map((id) => ({
      id,
      title: t(`guides.${id}.title`),
      text: t(`guides.${id}.text`),
    })),
  };
}
