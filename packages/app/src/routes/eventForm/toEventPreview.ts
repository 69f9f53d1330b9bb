import { eventCategories, isDay, isTime, type SubcategorySlug } from '@lively/engine';
import { onlineLocation } from '@lively/engine/constants';
import { readPrice } from '@lively/engine/prices';
import type { EventDraft } from '@lively/machines';
import type { EventFormProps } from '@lively/ui/screens';
import type { TFunction } from 'i18next';
import { shortenText } from '../../events/shortenText';
import { titleLength, toPlace } from '../../events/toEventItem';
import { toPrice } from '../../events/toPrice';
import { formatDateParts, toYear } from '../../i18n/formatDate';
import type { Language } from '../../i18n/languages';
import { paths } from '../../navigation/paths';

interface EventPreviewOptions {
  /** The id of the event, even if it is not saved yet: its poster is drawn from it. */
  eventId: string;
  subcategory: SubcategorySlug | null;
  /** Milliseconds since 1970. */
  now: number;
  language: Language;
  t: TFunction<['eventForm', 'common', 'taxonomy']>;
  tCommon: TFunction<['common', 'taxonomy']>;
}

/** Converts the typed values to the card for lists. Null until a category is chosen, which the card needs. */
export function toEventPreview(
  draft: EventDraft,
  { eventId, subcategory, now, language, t, tCommon }: EventPreviewOptions,
): EventFormProps['preview'] {
  const category = eventCategories.find(({ slug }) => slug === draft.category)?.slug;
  if (!category) return null;
  const price = draft.price.trim() || null;
  const { kind, euros } = readPrice(price ?? '');
  return {
    id: eventId,
    href: paths.event(eventId),
    title: shortenText(draft.title.trim(), titleLength) || t('titlePlaceholder'),
    category,
    subcategory,
    categoryLabel: tCommon(`taxonomy:${category}`),
    date: isDay(draft.date) ? formatDateParts(draft.date, language, toYear(now)) : undefined,
    place: toPlace(
      draft.attendance === 'online'
        ? { venue: null, location: onlineLocation }
        : { venue: draft.venue.trim(), location: draft.location.trim() },
      tCommon,
    ),
    time: isTime(draft.time) ? draft.time : undefined,
    price: toPrice({ price, priceKind: kind, priceAmount: euros }, language, tCommon)?.headline,
  };
}
