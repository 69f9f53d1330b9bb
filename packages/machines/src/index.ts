export type {
  AccountRemovalContext,
  AccountRemovalEmitted,
  AccountRemovalEvent,
  AccountRemovalInput,
} from './accountRemoval/accountRemoval.machine';
export { type AccountRemovalServices, createAccountRemovalMachine } from './accountRemoval/accountRemoval.services';
export type {
  AuthField,
  AuthFormContext,
  AuthFormEmitted,
  AuthFormEvent,
  AuthFormInput,
  AuthProblems,
  Login,
  Signup,
} from './authForm/authForm.machine';
export { type AuthFormServices, createAuthFormMachine } from './authForm/authForm.services';
export { emailFormat } from './authForm/emailSchema';
export { type PasswordProblem, passwordMaxBytes, passwordMinLength } from './authForm/passwordSchema';
export type { AvatarContext, AvatarEmitted, AvatarEvent, AvatarInput } from './avatar/avatar.machine';
export { type AvatarServices, createAvatarMachine } from './avatar/avatar.services';
export type {
  CalendarFeedContext,
  CalendarFeedEmitted,
  CalendarFeedEvent,
} from './calendarFeed/calendarFeed.machine';
export { type CalendarFeedServices, createCalendarFeedMachine } from './calendarFeed/calendarFeed.services';
export type { CaptchaContext, CaptchaEmitted, CaptchaEvent, CaptchaInput } from './captcha/captcha.machine';
export { type CaptchaServices, createCaptchaMachine } from './captcha/captcha.services';
export type { ChallengeContext, ChallengeEvent, ChallengeProblems } from './challenge/challenge.machine';
export { type ChallengeServices, createChallengeMachine } from './challenge/challenge.services';
export type {
  ConsentContext,
  ConsentEmitted,
  ConsentEvent,
  ConsentInput,
  ConsentPurpose,
} from './consent/consent.machine';
export { type ConsentServices, createConsentMachine } from './consent/consent.services';
export {
  type ConsentChoices,
  consentDays,
  consentDefaults,
  essentialOnly,
  parseConsent,
} from './consent/consentChoices';
export type {
  CredentialsContext,
  CredentialsEmitted,
  CredentialsEvent,
  CredentialsInput,
  CredentialsProblems,
  PasswordChange,
} from './credentials/credentials.machine';
export { type CredentialsServices, createCredentialsMachine } from './credentials/credentials.services';
export { type DraftDate, type EventDraft, emptyEventDraft } from './eventEditing/eventDraft';
export type {
  EventEditingContext,
  EventEditingEmitted,
  EventEditingEvent,
  EventEditingInput,
  EventToSave,
} from './eventEditing/eventEditing.machine';
export { createEventEditingMachine, type EventEditingServices } from './eventEditing/eventEditing.services';
export { type EventDate, listEventDates } from './eventEditing/listEventDates';
export {
  type EventDateProblems,
  type EventFields,
  type EventProblems,
  maxCapacityLimit,
} from './eventEditing/toEventFields';
export type {
  EventPreferencesContext,
  EventPreferencesEmitted,
  EventPreferencesEvent,
  EventPreferencesInput,
  PreferencesProblem,
} from './eventPreferences/eventPreferences.machine';
export {
  createEventPreferencesMachine,
  type EventPreferencesServices,
} from './eventPreferences/eventPreferences.services';
export type {
  EventRemovalContext,
  EventRemovalEmitted,
  EventRemovalEvent,
} from './eventRemoval/eventRemoval.machine';
export { createEventRemovalMachine, type EventRemovalServices } from './eventRemoval/eventRemoval.services';
export { type Failure, type FailureEvent, sessionEnded, toFailure } from './failure';
export { createFavouriteMachine, type FavouriteServices, type FavouriteToSave } from './favourite/favourite.services';
export { findProblems } from './findProblems';
export type {
  GeolocationContext,
  GeolocationEmitted,
  GeolocationEvent,
  GeolocationProblem,
} from './geolocation/geolocation.machine';
export { createGeolocationMachine, type GeolocationServices } from './geolocation/geolocation.services';
export type {
  OnboardingContext,
  OnboardingEmitted,
  OnboardingEvent,
  OnboardingInput,
} from './onboarding/onboarding.machine';
export { createOnboardingMachine, type OnboardingServices } from './onboarding/onboarding.services';
export type {
  OptimisticValueContext,
  OptimisticValueEmitted,
  OptimisticValueEvent,
  OptimisticValueInput,
} from './optimisticValue/setupOptimisticValue';
export { entryKey } from './outbox/entryKey';
export type { OutboxContext, OutboxEmitted, OutboxEvent, RefusedEntry } from './outbox/outbox.machine';
export { createOutboxMachine, type OutboxServices } from './outbox/outbox.services';
export { dropEntry, isRefusal, markTried, mergeEntry, type OutboxEntry, settleEntry } from './outbox/outboxEntry';
export { parseJson } from './parseJson';
export { parseStored } from './parseStored';
export { type Picture, type PictureProblem, pictureProblem, pictureTypes } from './picture/pictureProblem';
export { readPictureType } from './picture/readPictureType';
export type { PollChange, PollContext, PollEmitted, PollEvent, PollInput } from './poll/poll.machine';
export { createPollMachine, type PollAnswerServices } from './poll/poll.services';
export {
  type PollAnswer,
  type PollFields,
  type PollProblems,
  pollAnswers,
  pollNameMaxLength,
  pollProblems,
} from './poll/pollFields';
export type { ProfileContext, ProfileEmitted, ProfileEvent, ProfileInput } from './profile/profile.machine';
export { createProfileMachine, type ProfileServices } from './profile/profile.services';
export {
  type ProfileFields,
  type ProfileProblems,
  profileMaxLengths,
  profileProblems,
  usernameMinLength,
} from './profile/profileProblems';
export type { PurchaseContext, PurchaseEmitted, PurchaseEvent, PurchaseInput } from './purchase/purchase.machine';
export { createPurchaseMachine, type PurchaseServices, type Tab } from './purchase/purchase.services';
export type { Report, ReportContext, ReportEmitted, ReportEvent, ReportInput } from './report/report.machine';
export { createReportMachine, type ReportServices } from './report/report.services';
export {
  type ReportFields,
  type ReportProblems,
  type ReportReason,
  reportReasons,
  statementMaxLength,
} from './report/reportReasons';
export type { CodeProblem } from './secondFactor/codeSchemas';
export { provingFactor } from './secondFactor/provingFactor';
export {
  type Enrolment,
  type Factor,
  type FactorCode,
  type FactorRemoval,
  factorNameMaxLength,
  type NewFactor,
  type OwnFactors,
  type SecondFactorContext,
  type SecondFactorEmitted,
  type SecondFactorEvent,
  type SecondFactorProblems,
} from './secondFactor/secondFactor.machine';
export { createSecondFactorMachine, type SecondFactorServices } from './secondFactor/secondFactor.services';
export type {
  LossReason,
  SessionChange,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SignedInUser,
  SignedOutReason,
} from './session/session.machine';
export { createSessionMachine, type SessionServices } from './session/session.services';
export {
  formatSettings,
  type ProfileVisibility,
  parseSettings,
  type Settings,
  settingsDefaults,
} from './settings/settings';
export {
  type TagChange,
  type TagPreferencesContext,
  type TagPreferencesEmitted,
  type TagPreferencesEvent,
  type TagPreferencesInput,
  visibleSuggestions,
} from './tagPreferences/tagPreferences.machine';
export { createTagPreferencesMachine, type TagPreferencesServices } from './tagPreferences/tagPreferences.services';
export { trimText } from './trimText';
export { countVotes, type VoteCounts } from './vote/countVotes';
export { createVoteMachine, type VoteServices, type VoteToSave } from './vote/vote.services';
export { deadline, TimeoutError, withDeadline } from './withDeadline';
