import { dropForbiddenCharacters } from '@lively/engine';

/** The venue or the organiser whose events a feed contains, by the name in the event. It adds to the filters. */
export interface FeedSource {
  readonly venue: string;
  readonly organizer: string;
}

const maxNameLength = 300;

/** Reads the source from the parameters of a feed; empty if there is none. */
export function parseFeedSource(parameters: URLSearchParams): FeedSource {
  const readName = (name: string) =>
    dropForbiddenCharacters(
      (parameters.get(name) ?? '')
        .replace(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, maxNameLength),
    );
  return { venue: readName('venue'), organizer: readName('organizer') };
}

/** Returns the parameters of a feed for a source. */
export function formatFeedSource({ venue, organizer }: FeedSource): [string, string][] {
  return [
    ...(venue ? [['venue', venue] as [string, string]] : []),
    ...(organizer ? [['organizer', organizer] as [string, string]] : []),
  ];
}
