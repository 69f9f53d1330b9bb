import type { LivelyEvent } from '@lively/engine';
import type { ModerationCaseItem } from '@lively/ui/screens';
import type { TFunction } from 'i18next';
import type { DecidedPublication, Decision, ModerationCase } from '../../data/Moderation';
import { formatLongDate } from '../../i18n/formatDate';
import { formatInstant } from '../../i18n/formatInstant';
import { formatNumber } from '../../i18n/formatNumber';
import { isolateText } from '../../i18n/isolateText';
import type { Language } from '../../i18n/languages';

interface CaseItemOptions {
  t: TFunction<['moderation', 'report', 'common', 'taxonomy']>;
  language: Language;
  onDecide: (event: LivelyEvent, publication: DecidedPublication) => void;
}

/** An event that waits for a decision, with all that a moderator has to know. The only name in it is the organiser's. */
export function toCaseItem(
  { event, publication, reports, decisions }: ModerationCase,
  { t, language, onDecide }: CaseItemOptions,
): ModerationCaseItem {
  const [latest] = decisions;
  const count = reports.length;
  const decide = (next: DecidedPublication) => ({ label: t(`action.${next}`), onSelect: () => onDecide(event, next) });
  return {
    id: event.id,
    title: event.title,
    publication: t(`publication.${publication}`),
    facts: toFacts(event, t, language),
    description: event.description ? { label: t('description'), text: event.description } : undefined,
    appeal: latest?.appeal ? { label: t('appeal'), text: latest.appeal } : undefined,
    reports: {
      label: t('reports', { count, number: formatNumber(count, language) }),
      entries: reports.map((report, index) => ({
        id: `${report.createdAt} ${index}`,
        label: t(`report:reasons.${report.reason}`),
        when: formatInstant(report.createdAt, language),
        text: report.details,
      })),
    },
    history: { label: t('history'), entries: decisions.map(toEntry) },
    actions: {
      label: t('actions', { title: isolateText(event.title) }),
      keep: decide('published'),
      hide: decide('hidden'),
      remove: decide('removed'),
    },
  };

  function toEntry({ id, publication: decided, reason, decidedAt, statement, appeal }: Decision) {
    return {
      id,
      label: `${t(`publication.${decided}`)} · ${t(`report:reasons.${reason}`)}`,
      when: formatInstant(decidedAt, language),
      text: appeal && id !== latest?.id ? `${statement}\n\n${t('appeal')} · ${appeal}` : statement,
    };
  }
}

function toFacts(
  event: LivelyEvent,
  t: TFunction<['moderation', 'report', 'common', 'taxonomy']>,
  language: Language,
): ModerationCaseItem['facts'] {
  const facts: readonly [label: string, text: string | null][] = [
    [t('fact.where'), [event.venue, event.location].filter(Boolean).join(', ')],
    [t('fact.when'), event.date && formatLongDate(event.date, language, '')],
    [t('fact.price'), event.price],
    [t('fact.organizer'), event.organizer],
    [t('fact.tickets'), event.ticketUrl],
    [t('fact.website'), event.organizerUrl],
    [t('fact.picture'), event.image],
    [t('fact.source'), event.source],
  ];
  return facts.flatMap(([label, text]) => (text ? [{ label, text }] : []));
}
