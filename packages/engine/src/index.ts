export { addDays, isDay, isOfOtherYear, today } from './dates/civilDate.ts';
export { type DateWindow, dateWindow } from './dates/dateWindow.ts';
export { isSkippedTime } from './dates/isSkippedTime.ts';
export { listTimings } from './dates/listTimings.ts';
export { type NextTiming, nextTiming } from './dates/nextTiming.ts';
export { parseDayRuns } from './dates/parseDayRuns.ts';
export { type Rarity, rarityOf } from './dates/rarityOf.ts';
export { isTime } from './dates/timeOfDay.ts';
export type { CivilTiming } from './dates/toTiming.ts';
export { deriveNumericId, type ParsedEventId, parseEventId, sampleUuid } from './events/eventId.ts';
export {
  type EventTextColumn,
  type EventTextName,
  eventTextNames,
  eventTexts,
  type ImportedTextColumn,
  importedTextColumns,
  type TypedTextName,
  typedTextNames,
  type UrlTextName,
} from './events/eventTexts.ts';
export { isOnline } from './events/isOnline.ts';
export { type Badges, listBadges } from './events/listBadges.ts';
export { mapNames } from './events/mapNames.ts';
export { countParticipants, estimateParticipants } from './events/participants.ts';
export { cityOf } from './geo/cityOf.ts';
export { distanceToEvent } from './geo/distanceToEvent.ts';
export { haversine } from './geo/haversine.ts';
export { findKnownCity, nearestKnownCity } from './geo/knownCity.ts';
export {
  type PictureFormat,
  type PictureWidth,
  pictureFormats,
  picturePath,
  pictureSrcSet,
  pictureVersion,
} from './links/pictureSources.ts';
export { safeHttpsUrl } from './links/safeHttpsUrl.ts';
export { safeReturnPath } from './links/safeReturnPath.ts';
export { mapValid } from './lists/mapValid.ts';
export { memoize } from './memoize/memoize.ts';
export { needsOnboarding } from './onboarding/needsOnboarding.ts';
export { parseProfile, type StoredInterests } from './preferences/parseProfile.ts';
export { type Suggestion, suggestPreferences } from './preferences/suggestPreferences.ts';
export { type PriceKind, priceKinds } from './prices/priceKinds.ts';
export { type StoredPrice, summarizePrice } from './prices/summarizePrice.ts';
export { rankEvent } from './ranking/rankEvent.ts';
export { recommend } from './ranking/recommend.ts';
export { type ScoredEvent, scoreEvent } from './ranking/scoreEvent.ts';
export { type Category, type EventCategory, eventCategories } from './taxonomy/eventCategories.ts';
export { type Classified, tagOf } from './taxonomy/listTags.ts';
export type { TaxonomySlug } from './taxonomy/listTaxonomyEntries.ts';
export {
  type OnboardingStep,
  type OnboardingStepSlug,
  type OnboardingTag,
  type OnboardingTagKey,
  type OnboardingTagLabel,
  onboardingSteps,
} from './taxonomy/onboardingSteps.ts';
export { parseCategory } from './taxonomy/parseCategory.ts';
export { parseSubcategory } from './taxonomy/parseSubcategory.ts';
export {
  type PreferenceCategory,
  type PreferenceCategorySlug,
  preferenceCategories,
  type SubcategorySlug,
} from './taxonomy/preferenceCategories.ts';
export { resolveTag } from './taxonomy/resolveTag.ts';
export { dropForbiddenCharacters } from './text/dropForbiddenCharacters.ts';
export { escapeHtml } from './text/escapeHtml.ts';
export { foldText } from './text/foldText.ts';
export { hasVisibleText } from './text/hasVisibleText.ts';
export { splitWords } from './text/splitWords.ts';
export type {
  AccessNeed,
  Attendance,
  CivilDate,
  Coordinates,
  Count,
  DateFilter,
  DayRun,
  Estimate,
  EventId,
  EventStatus,
  Interaction,
  KnownCity,
  LivelyEvent,
  Preference,
  Profile,
  RankedEvent,
  Reason,
  ReasonDetails,
  ReasonKind,
  ScoreRule,
  ScoreRules,
  Sort,
  Timing,
  Vote,
} from './vocabulary.ts';
export { applyVote } from './votes/applyVote.ts';
