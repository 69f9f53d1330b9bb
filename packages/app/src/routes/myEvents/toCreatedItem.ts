import type { LivelyEvent } from '@lively/engine';
import type { CreatedEventItem, EventItem } from '@lively/ui/screens';
import type { TFunction } from 'i18next';
import { formatNumber } from '../../i18n/formatNumber';
import type { Language } from '../../i18n/languages';

interface CreatedItemOptions {
  language: Language;
  t: TFunction<['myEvents', 'common', 'taxonomy']>;
  /** Where the event is edited, and its absolute URL to pass on. */
  urls: { edit: string; share: string };
  onRemove: () => void;
  onCopied: () => void;
  onCopyFailed: () => void;
}

/**
 * An event with what its creator can do about it. One that was cancelled and that somebody holds a ticket for says why it is
 * still there.
 */
export function toCreatedItem(
  event: LivelyEvent,
  item: EventItem,
  { language, t, urls, onRemove, onCopied, onCopyFailed }: CreatedItemOptions,
): CreatedEventItem {
  const holders = { count: event.purchasesCount, number: formatNumber(event.purchasesCount, language) };
  return {
    ...item,
    note: event.status === 'cancelled' && event.purchasesCount > 0 ? t('cancelledNote', holders) : undefined,
    actions: {
      label: t('actions.label', { title: item.title }),
      edit: { label: t('actions.edit'), href: urls.edit },
      view: { label: t('actions.view'), href: item.href },
      share: {
        label: t('actions.share'),
        url: urls.share,
        title: item.title,
        onCopied,
        onFailed: onCopyFailed,
      },
      remove: { label: t('actions.remove'), onSelect: onRemove },
    },
  };
}
