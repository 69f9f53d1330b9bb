export { type Catalogue, createCatalogue } from './catalogue/createCatalogue.ts';
export { addDays } from './dates/addDays.ts';
export { type DateWindow, dateWindow } from './dates/dateWindow.ts';
export { daysUntil } from './dates/daysUntil.ts';
export { type NextTiming, nextTiming } from './dates/nextTiming.ts';
export { today } from './dates/today.ts';
export { tomorrow } from './dates/tomorrow.ts';
export { deriveNumericId } from './events/deriveNumericId.ts';
export { deriveView, type EventView } from './events/deriveView.ts';
export { estimateParticipants } from './events/estimateParticipants.ts';
export { type Badges, listBadges } from './events/listBadges.ts';
export { type ParsedEventId, parseEventId } from './events/parseEventId.ts';
export { sampleUuid } from './events/sampleUuid.ts';
export { type Exploration, explore, type Relaxation } from './explore/explore.ts';
export { type ExploreQuery, exploreDefaults } from './explore/exploreQuery.ts';
export { cityOf } from './geo/cityOf.ts';
export { distanceToEvent } from './geo/distanceToEvent.ts';
export { findKnownCity } from './geo/findKnownCity.ts';
export { haversine } from './geo/haversine.ts';
export { nearestKnownCity } from './geo/nearestKnownCity.ts';
export { lodgingLink } from './links/lodgingLink.ts';
export { mapLink } from './links/mapLink.ts';
export { safeHttpsUrl } from './links/safeHttpsUrl.ts';
export { safeReturnPath } from './links/safeReturnPath.ts';
export { travelLink } from './links/travelLink.ts';
export { needsOnboarding } from './onboarding/needsOnboarding.ts';
export { isRecent } from './preferences/isRecent.ts';
export { type Suggestion, suggestPreferences } from './preferences/suggestPreferences.ts';
export { parsePrice } from './prices/parsePrice.ts';
export { recommend } from './ranking/recommend.ts';
export { type EventCategory, eventCategories } from './taxonomy/eventCategories.ts';
export { listTags } from './taxonomy/listTags.ts';
export { messageKeyOf } from './taxonomy/messageKeyOf.ts';
export { type OnboardingStep, type OnboardingTag, onboardingSteps } from './taxonomy/onboardingSteps.ts';
export { parseCategory } from './taxonomy/parseCategory.ts';
export { type PreferenceCategory, preferenceCategories, type Subcategory } from './taxonomy/preferenceCategories.ts';
export { resolveTag } from './taxonomy/resolveTag.ts';
export { tagOf } from './taxonomy/tagOf.ts';
export { foldText } from './text/foldText.ts';
export type {
  Category,
  CivilDate,
  Coordinates,
  DateFilter,
  Estimate,
  EventId,
  EventStatus,
  Interaction,
  KnownCity,
  LivelyEvent,
  Preference,
  PreferenceCategorySlug,
  Profile,
  RankedEvent,
  Reason,
  ScoreRules,
  Sort,
  Timing,
  Vote,
} from './vocabulary.ts';
export { applyVote } from './votes/applyVote.ts';
