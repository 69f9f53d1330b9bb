import type { ShareButtonProps } from '@lively/ui';
import type { CreatedEventItem, EventItem, EventPublication } from '@lively/ui/screens';
import type { TFunction } from 'i18next';
import type { MyEvent } from '../../data/Backend';
import type { Decision } from '../../data/Moderation';
import { formatNumber } from '../../i18n/formatNumber';
import { isolateText } from '../../i18n/isolateText';
import type { Language } from '../../i18n/languages';

interface CreatedItemOptions {
  language: Language;
  t: TFunction<['myEvents', 'report', 'common', 'taxonomy']>;
  /** The path where the event is edited. */
  edit: string;
  /** Shares the event's URL. */
  share: ShareButtonProps;
  onRemove: () => void;
  /** Publishes a draft, or turns a published event into a draft. */
  onPublish: (publication: 'draft' | 'published') => void;
  onAppeal: (decision: Decision) => void;
}

/**
 * Converts an event to its item with the actions of its creator. A cancelled event with a ticket holder shows why it is
 * still there.
 */
export function toCreatedItem(
  event: MyEvent,
  item: EventItem,
  { language, t, edit, share, onRemove, onPublish, onAppeal }: CreatedItemOptions,
): CreatedEventItem {
  const holders = { count: event.purchasesCount, number: formatNumber(event.purchasesCount, language) };
  const { publication = 'published' } = event;
  const isPublished = publication === 'published';
  const canPublish = isPublished || publication === 'draft';
  return {
    ...item,
    publication: toPublication(event, t, onAppeal),
    note: event.status === 'cancelled' && event.purchasesCount > 0 ? t('cancelledNote', holders) : undefined,
    actions: {
      label: t('actions.label', { title: isolateText(item.title) }),
      edit: { label: t('actions.edit'), href: edit },
      view: isPublished ? { label: t('actions.view'), href: item.href } : undefined,
      share: isPublished ? share : undefined,
      publish: canPublish
        ? {
            label: t(isPublished ? 'actions.unpublish' : 'actions.publish'),
            onSelect: () => onPublish(isPublished ? 'draft' : 'published'),
          }
        : undefined,
      remove: { label: t('actions.remove'), onSelect: onRemove },
    },
  };
}

/** Returns why an event is not public; undefined if it is published. */
function toPublication(
  { publication, decision }: MyEvent,
  t: TFunction<['myEvents', 'report', 'common', 'taxonomy']>,
  onAppeal: CreatedItemOptions['onAppeal'],
): EventPublication | undefined {
  if (!publication || publication === 'published') return undefined;
  const label = t(`publication.${publication}.label`);
  const text = t(`publication.${publication}.text`);
  if (publication === 'draft' || publication === 'waiting' || !decision) return { label, text };
  const lines = [
    { label: t('decision.reason'), text: t(`report:reasons.${decision.reason}`) },
    { label: t('decision.statement'), text: decision.statement },
    { label: t('decision.way'), text: t('decision.byModerator') },
    { label: t('decision.appeal'), text: decision.appeal ?? t(decision.isFinal ? 'decision.final' : 'decision.open') },
  ];
  const canAppeal = decision.appeal === null && !decision.isFinal;
  return {
    label,
    tone: 'danger',
    text,
    decision: lines,
    appeal: canAppeal ? { label: t('appeal.action'), onSelect: () => onAppeal(decision) } : undefined,
  };
}
