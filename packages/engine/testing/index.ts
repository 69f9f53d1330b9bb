export { createEvent } from './createEvent.ts';
export { type Exploration, explore, type Relaxation } from './explore.ts';
export { type ExploreQuery, exploreDefaults } from './exploreQuery.ts';
