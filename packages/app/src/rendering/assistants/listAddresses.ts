import { formatFeedSource, parseFeedSource } from '../../data/feedSource';
import { formatExploreState } from '../../search/exploreState';
import { readFeedSearch } from '../../search/readFeedSearch';
import { followedUrl } from '../followedUrl';
import type { AssistantAnswers } from './AssistantAnswers';
import { readSearch } from './readSearch';

/** Returns the feeds of a search, a venue or an organiser, by the same parameters as the dialog of the list. */
export const listAddresses: AssistantAnswers['listAddresses'] = async (search) => {
  const read = await readSearch(search);
  if (!read) return null;
  const { language, parameters } = search;
  const filters = formatExploreState(read.state);
  for (const [name, value] of formatFeedSource(parseFeedSource(new URLSearchParams(parameters))))
    filters.set(name, value);
  const feed = readFeedSearch(`?${filters}`);
  const ics = followedUrl(`/events.ics${feed}`, language);
  return {
    understood: read.understood,
    ics,
    webcal: ics.replace(/^https?:/, 'webcal:'),
    rss: followedUrl(`/feed.xml${feed}`, language),
    jsonFeed: followedUrl(`/feed.json${feed}`, language),
  };
};
