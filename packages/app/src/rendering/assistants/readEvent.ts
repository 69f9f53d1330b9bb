import { isOnline, listTimings, safeHttpsUrl } from '@lively/engine';
import { mapLink } from '@lively/engine/links';
import { withDeadline } from '@lively/machines';
import { toPictureUrl } from '../../events/toPicture';
import { eventServices } from '../../supabase/eventServices';
import { cleanTexts } from '../cleanTexts';
import { followedOrigin } from '../followedUrl';
import type { AssistantAnswers } from './AssistantAnswers';
import { readEventAddress } from './readEventAddress';
import { toListed } from './toListed';

/** Reads an event with all that its page shows. */
export const readEvent: AssistantAnswers['readEvent'] = async (address, assistantLanguage, now) => {
  const read = readEventAddress(address, assistantLanguage);
  if (!read) return null;
  const { idInUrl, language } = read;
  const event = await withDeadline((signal) => eventServices.findEvent(idInUrl, signal));
  if (!event) return null;
  const picture = toPictureUrl(event, followedOrigin());
  return cleanTexts({
    ...toListed(event, language, now),
    description: event.description,
    isNotice: event.isNotice,
    times: listTimings(event, now).toCome,
    originalDate: event.originalDate,
    programme: event.lineup,
    services: event.features,
    access: event.access,
    accessibility: event.accessibility,
    accessibilityAt: event.accessibilityAt,
    organizerUrl: safeHttpsUrl(event.organizerUrl),
    organizerContact: event.organizerContact,
    mapUrl: isOnline(event) ? null : mapLink(event),
    coordinates: event.coordinates,
    minAge: event.minAge,
    maxAge: event.maxAge,
    maxCapacity: event.maxCapacity,
    participants: event.participants,
    image: picture ? { url: picture, text: event.imageText } : null,
    votes: { up: event.upvotesCount, down: event.downvotesCount },
  });
};
