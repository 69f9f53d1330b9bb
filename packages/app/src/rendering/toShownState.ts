import { type ExploreState, formatExploreState, parseExploreState } from '../search/exploreState';

/**
 * Returns the state that explore has after its URL is read: without filters that contradict each other, such as the
 * subcategory of « festival de cinéma », which no event of the category « festival » has.
 */
export function toShownState(state: ExploreState): ExploreState {
  return parseExploreState(formatExploreState(state));
}
