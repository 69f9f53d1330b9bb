export { accessNeeds } from '../src/constants.ts';
export { type EventTextColumn, eventTextNames, eventTexts } from '../src/index.ts';
export { boundCount } from './boundCount.ts';
export { createEvent } from './createEvent.ts';
export { type Exploration, explore, type Relaxation } from './explore.ts';
export { type ExploreQuery, exploreDefaults } from './exploreQuery.ts';
