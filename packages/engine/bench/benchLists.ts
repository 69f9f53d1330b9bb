import { type LivelyEvent, nextTiming, recommend } from '../src/index.ts';
import { explore } from '../testing/explore.ts';
import { exploreByFiltering } from '../testing/exploreByFiltering.ts';
import { type ExploreQuery, exploreDefaults } from '../testing/exploreQuery.ts';
import { scoreRecommendation } from '../testing/scoreBySpecification.ts';
import { createProfile } from './createProfile.ts';
import type { Report } from './createReport.ts';
import { measureRounds } from './measureRounds.ts';

const queries: readonly Partial<ExploreQuery>[] = [
  {},
  { sort: 'score' },
  { text: 'jazz' },
  { city: 'Paris' },
  { category: 'music' },
  { dateFilter: 'weekend', sort: 'date' },
  { text: 'été famille', city: 'Lyon' },
  { text: 'œuvres', category: 'culture', sort: 'price' },
];

/**
 * Measures the recommendations and the explore list against the simplest code for the same lists, which scores every
 * event by the specification and folds every text for every query.
 */
export function benchLists(events: readonly LivelyEvent[], now: number, report: Report): void {
  const profile = createProfile(now);
  const asked = queries.map((query) => ({ ...exploreDefaults, ...query }));
  const recommendSimply = () =>
    events
      .filter((event) => event.status !== 'cancelled' && !nextTiming(event, now)?.past)
      .map((event) => ({ id: event.id, ...scoreRecommendation(event, profile, now) }))
      .sort((one, other) => other.score - one.score || one.distance - other.distance || (one.id < other.id ? -1 : 1))
      .slice(0, 10)
      .map(({ id, score }) => [id, score]);

  const begin = performance.now();
  const recommended = recommend(events, profile, now).map(({ event, score }) => [event.id, score]);
  report.times({ 'first recommend': performance.now() - begin });
  report.same('recommend and scoring by the specification', recommended, recommendSimply());
  for (const query of asked) {
    const { total, events: page } = explore(events, query, now, profile);
    const list = exploreByFiltering(events, query, now, profile);
    report.same(
      `explore and filtering ${JSON.stringify(query)}`,
      { total: total.value, page: page.map(({ event, score }) => [event.id, score]) },
      { total: list.length, page: list.slice(0, query.limit).map(({ event, score }) => [event.id, score]) },
    );
  }

  const recommending = measureRounds(
    { recommend: () => recommend(events, profile, now), 'simplest code': recommendSimply },
    9,
  );
  const exploring = measureRounds(
    {
      'explore, eight queries': () => asked.map((query) => explore(events, query, now, profile)),
      'simplest code': () => asked.map((query) => exploreByFiltering(events, query, now, profile)),
    },
    5,
  );
  report.times({ ...recommending });
  report.ratio('recommend / simplest code', recommending.recommend / recommending['simplest code'], 0.35);
  report.times({ ...exploring });
  report.ratio('explore / simplest code', exploring['explore, eight queries'] / exploring['simplest code'], 0.25);
}
