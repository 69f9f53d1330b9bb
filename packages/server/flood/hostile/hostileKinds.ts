import { abandonQueries } from './abandonQueries.ts';
import { askFromManyNetworks } from './askFromManyNetworks.ts';
import type { Attack } from './HostileClient.ts';
import { holdConnections } from './holdConnections.ts';
import { missPictures } from './missPictures.ts';
import { nestEmbeds } from './nestEmbeds.ts';
import { pipelineRequests } from './pipelineRequests.ts';
import { reportEvents } from './reportEvents.ts';
import { requestDistinctUrls } from './requestDistinctUrls.ts';
import { requestFeeds } from './requestFeeds.ts';
import { requestLines } from './requestLines.ts';
import { requestLongPaths } from './requestLongPaths.ts';
import { requestPolls } from './requestPolls.ts';
import { requestRanges } from './requestRanges.ts';
import { requestSharePictures } from './requestSharePictures.ts';
import { sendDeepJson } from './sendDeepJson.ts';
import { sendHugeCursors } from './sendHugeCursors.ts';
import { signIn } from './signIn.ts';
import { signUp } from './signUp.ts';

export interface HostileKind {
  readonly name: string;
  readonly attack: Attack;
  /** Attacks per second of one client. */
  readonly rate: number;
  /** The max number of open attacks of one client. Further attacks are skipped, so that the load stays bounded. */
  readonly most: number;
}

/** The number of clients of each kind. */
export const clientsOfKind = 5;

/** All kinds. Each rate is far above that of a person, together about 490 per second; 10,000 distinct URLs take a minute. */
export const hostileKinds: readonly HostileKind[] = [
  { name: 'nested embeds', attack: nestEmbeds, rate: 1, most: 4 },
  { name: 'long paths', attack: requestLongPaths, rate: 5, most: 6 },
  { name: 'distinct URLs', attack: requestDistinctUrls, rate: 34, most: 20 },
  { name: 'half-open connections', attack: holdConnections, rate: 5, most: 100 },
  { name: 'huge cursors', attack: sendHugeCursors, rate: 2, most: 6 },
  { name: 'deep JSON', attack: sendDeepJson, rate: 2, most: 6 },
  { name: 'abandoned queries', attack: abandonQueries, rate: 4, most: 20 },
  { name: 'sign-ups', attack: signUp, rate: 1, most: 6 },
  { name: 'reports', attack: reportEvents, rate: 2, most: 6 },
  { name: 'share pictures', attack: requestSharePictures, rate: 5, most: 6 },
  { name: 'pipelined requests', attack: pipelineRequests, rate: 5, most: 20 },
  { name: 'many networks', attack: askFromManyNetworks, rate: 8, most: 100 },
  { name: 'polls', attack: requestPolls, rate: 4, most: 20 },
  { name: 'feeds', attack: requestFeeds, rate: 4, most: 20 },
  { name: 'lines', attack: requestLines, rate: 4, most: 20 },
  { name: 'picture misses', attack: missPictures, rate: 4, most: 20 },
  { name: 'sign-ins', attack: signIn, rate: 2, most: 6 },
  { name: 'ranges', attack: requestRanges, rate: 5, most: 20 },
];
