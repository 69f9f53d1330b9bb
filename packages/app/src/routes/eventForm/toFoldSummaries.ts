import { isTime, mapNames } from '@lively/engine';
import { accessNeeds } from '@lively/engine/constants';
import type { EventDraft } from '@lively/machines';
import { type EventFieldName, type EventFormProps, eventFoldNames, eventFolds } from '@lively/ui/screens';
import type { TFunction } from 'i18next';
import { shortenText } from '../../events/shortenText';
import { formatNumber } from '../../i18n/formatNumber';
import { isolateText } from '../../i18n/isolateText';
import type { Language } from '../../i18n/languages';

interface FoldSummaryOptions {
  /** The name of the chosen picture, or the text for the stored picture. */
  picture: string | undefined;
  language: Language;
  t: TFunction<['eventForm', 'common', 'taxonomy']>;
}

/** Maximum characters of a text, and of a line of them. */
const textLength = 60;
const lineLength = 120;

/**
 * Summarises each collapsed block of the form in a line: « Prix libre, billetterie : weezevent.com ». Empty without
 * values. A field is shown as typed, unless it has its own texts here.
 */
export function toFoldSummaries(
  draft: EventDraft,
  { picture, language, t }: FoldSummaryOptions,
): EventFormProps['summaries'] {
  const { endTime, otherDates, ticketUrl, maxCapacity } = draft;
  const isOnline = draft.attendance === 'online';
  const write = (number: number) => formatNumber(number, language);
  const countIn = (name: 'places' | 'minAge' | 'maxAge', typed: string) =>
    typed && Number.isInteger(Number(typed))
      ? t(`summary.${name}`, { count: Number(typed), number: write(Number(typed)) })
      : typed;
  const ownTexts: Partial<Record<EventFieldName | 'image', readonly string[]>> = {
    endTime: [
      isTime(endTime) ? t('summary.until', { time: endTime }) : '',
      otherDates.length ? t('summary.otherDates', { count: otherDates.length, number: write(otherDates.length) }) : '',
    ],
    features: draft.features.split('\n'),
    accessibility: accessNeeds
      .filter((need) => draft.accessibility.split('\n').includes(need))
      .map((need) => t(`taxonomy:${need}`)),
    // An event online has no place, and its link is above the blocks.
    ...(isOnline && { venue: [], fullAddress: [] }),
    ticketUrl: [!isOnline && ticketUrl.trim() ? t('summary.tickets', { host: hostOf(ticketUrl) }) : ''],
    maxCapacity: [countIn('places', maxCapacity)],
    minAge: [countIn('minAge', draft.minAge)],
    maxAge: [countIn('maxAge', draft.maxAge)],
    lineup: draft.lineup.split('\n'),
    imageText: [picture ? draft.imageText : ''],
    imageDecorative: [],
    organizerUrl: [hostOf(draft.organizerUrl)],
  };
  const typed = { ...draft, image: picture ?? '' };
  return mapNames(eventFoldNames, (fold) => join(eventFolds[fold].flatMap((name) => ownTexts[name] ?? [typed[name]])));
}

function join(texts: readonly string[]): string {
  const shown = texts
    .map((text) => isolateText(shortenText(text.replace(/[ \t\r\n]+/g, ' ').trim(), textLength)))
    .filter(Boolean);
  return shortenText(shown.join(', '), lineLength);
}

/** Returns `weezevent.com`; an incomplete URL is returned unchanged. */
function hostOf(url: string): string {
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  return host.replace(/^www\./, '') || url;
}
