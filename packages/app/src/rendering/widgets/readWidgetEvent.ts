import { maxDescriptionLength, maxOtherDates } from '@lively/embed/limits';
import { listTimings } from '@lively/engine';
import { withDeadline } from '@lively/machines';
import { shortenText } from '../../events/shortenText';
import { formatShortDate, toYear } from '../../i18n/formatDate';
import { formatNumber } from '../../i18n/formatNumber';
import { paths } from '../../navigation/paths';
import { eventServices } from '../../supabase/eventServices';
import { cleanTexts } from '../cleanTexts';
import { followedUrl } from '../followedUrl';
import { readWidgetTexts } from './readWidgetTexts';
import { toWidgetEvent } from './toWidgetEvent';
import type { Widgets } from './WidgetContent';

/** Reads one event, with the beginning of its description and its next dates. */
export const readWidgetEvent: Widgets['readEvent'] = async (idInUrl, language, now) => {
  const event = await withDeadline((signal) => eventServices.findEvent(idInUrl, signal));
  if (!event) return null;
  const t = await readWidgetTexts(language);
  const shown = toWidgetEvent(event, { language, t, now });
  const others = listTimings(event, now).toCome.slice(1);
  const dates = others.slice(0, maxOtherDates).map(({ date }) => formatShortDate(date, language, toYear(now)));
  const more = others.length - dates.length;
  if (more > 0) dates.push(t('embed:moreDates', { number: formatNumber(more, language) }));
  const otherDates = dates.length ? t('embed:otherDates', { dates: dates.join(', ') }) : '';
  const description = shortenText(event.description?.replace(/[ \t\r\n]+/g, ' ').trim() ?? '', maxDescriptionLength);
  return cleanTexts({
    kind: 'event' as const,
    language,
    title: shown.title,
    link: { label: t('embed:open'), url: followedUrl(paths.event(event.id), language) },
    events: [{ ...shown, otherDates, description }],
    ...{ message: null, period: null, search: null },
  });
};
