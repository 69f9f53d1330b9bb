import { soonDays as days, recommendationRules } from '@lively/engine/constants';

/** The engine's rules for recommendations, as plain numbers. */
export const { preference, soon, crowd, crowdAbove } = recommendationRules;
export const [[nearbyKilometres, nearby]] = recommendationRules.distances as [[number, number]];
export const soonDays = days;
