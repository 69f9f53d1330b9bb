import { type LivelyEvent, type NextTiming, nextTiming, safeHttpsUrl } from '@lively/engine';
import type { ModerationCaseItem } from '@lively/ui/screens';
import type { TFunction } from 'i18next';
import type { DecidedPublication, Decision, ModerationCase } from '../../data/Moderation';
import { toPicture } from '../../events/toPicture';
import { formatLongDate } from '../../i18n/formatDate';
import { formatInstant } from '../../i18n/formatInstant';
import { formatNumber } from '../../i18n/formatNumber';
import { isolateText } from '../../i18n/isolateText';
import type { Language } from '../../i18n/languages';
import { paths } from '../../navigation/paths';

interface CaseItemOptions {
  t: TFunction<['moderation', 'report', 'common', 'taxonomy']>;
  language: Language;
  /** Milliseconds since 1970. */
  now: number;
  /** Returns the title of an event, or its category if the title is not visible. */
  titleOf: (event: LivelyEvent) => string;
  onDecide: (event: LivelyEvent, publication: DecidedPublication) => void;
}

/** Converts an event that awaits a decision to its item, with all data for a moderator. The only name is the organiser's. */
export function toCaseItem(
  { event, publication, reports, decisions }: ModerationCase,
  { t, ...others }: CaseItemOptions,
): ModerationCaseItem {
  const { language, titleOf, onDecide } = others;
  const [latest] = decisions;
  const count = reports.length;
  const decide = (next: DecidedPublication) => ({ label: t(`action.${next}`), onSelect: () => onDecide(event, next) });
  return {
    id: event.id,
    title: titleOf(event),
    href: paths.event(event.id),
    category: event.category,
    subcategory: event.subcategory,
    ...toPicture(event),
    publication: t(`publication.${publication}`),
    facts: toFacts(event, { t, ...others }),
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

function toFacts(event: LivelyEvent, { t, language, now }: CaseItemOptions): ModerationCaseItem['facts'] {
  const when = nextTiming(event, now);
  const facts: readonly [label: string, text: string | null, href?: string | null][] = [
    [
      t('fact.where'),
      [event.venue ?? '', event.fullAddress ?? event.location].filter(Boolean).map(isolateText).join(', '),
    ],
    [t('fact.when'), when && [formatLongDate(when.date, language, ''), toHours(when)].filter(Boolean).join(', ')],
    [t('fact.price'), event.price],
    [t('fact.organizer'), event.organizer],
    [t('fact.tickets'), event.ticketUrl, safeHttpsUrl(event.ticketUrl)],
    [t('fact.website'), event.organizerUrl, safeHttpsUrl(event.organizerUrl)],
    [t('fact.picture'), event.image, safeHttpsUrl(event.image)],
    [t('fact.pictureText'), event.imageText],
    [t('fact.source'), event.source],
  ];
  return facts.flatMap(([label, text, href]) => (text ? [{ label, text, href: href ?? undefined }] : []));
}

function toHours({ time, endTime }: NextTiming): string {
  return [time, endTime].filter(Boolean).join(' – ');
}
