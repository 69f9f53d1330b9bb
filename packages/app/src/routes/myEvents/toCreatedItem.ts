import type { LivelyEvent } from '@lively/engine';
import type { CreatedEventItem, EventItem } from '@lively/ui/screens';
import { formatNumber } from '../../i18n/formatNumber';
import type { Translate } from '../../i18n/texts';

interface CreatedSpeech {
  language: string;
  t: Translate;
  /** Where the event is edited, and its whole address to pass on. */
  addresses: { edit: string; share: string };
  onRemove: () => void;
  onCopied: () => void;
  onCopyFailed: () => void;
}

/**
 * An event with what its creator can do about it. One that is cancelled already, and that somebody holds a ticket for, cannot
 * be taken back any further: it says why it is still there.
 */
export function toCreatedItem(event: LivelyEvent, item: EventItem, speech: CreatedSpeech): CreatedEventItem {
  const { language, t, addresses } = speech;
  const isFinal = event.status === 'cancelled' && event.purchasesCount > 0;
  const holders = { count: event.purchasesCount, number: formatNumber(event.purchasesCount, language) };
  return {
    ...item,
    note: isFinal ? t('cancelledNote', holders) : undefined,
    actions: {
      label: t('actions.label', { title: event.title }),
      edit: { label: t('actions.edit'), href: addresses.edit },
      view: { label: t('actions.view'), href: item.href },
      share: {
        label: t('actions.share'),
        url: addresses.share,
        title: event.title,
        onCopied: speech.onCopied,
        onFailed: speech.onCopyFailed,
      },
      remove: isFinal ? undefined : { label: t('actions.remove'), onSelect: speech.onRemove },
    },
  };
}
