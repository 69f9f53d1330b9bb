export type { ApiContent } from './ApiScreen/ApiContent';
export { ApiScreen, type ApiScreenProps } from './ApiScreen/ApiScreen';
export type { ArticleContent } from './ArticleScreen/ArticleContent';
export { ArticleScreen, type ArticleScreenProps } from './ArticleScreen/ArticleScreen';
export type { AuthLabels } from './AuthScreen/AuthLabels';
export type { AuthMode, AuthSubmission } from './AuthScreen/AuthMode';
export type { AuthProvidersProps } from './AuthScreen/AuthProviders';
export { AuthScreen, type AuthScreenProps } from './AuthScreen/AuthScreen';
export type { CaptchaFieldProps } from './AuthScreen/CaptchaField';
export { ChallengeScreen, type ChallengeScreenProps } from './AuthScreen/ChallengeScreen';
export type { BlogPostContent } from './BlogPostScreen/BlogPostContent';
export { BlogPostScreen, type BlogPostScreenProps } from './BlogPostScreen/BlogPostScreen';
export type { BlogContent, BlogPost } from './BlogScreen/BlogContent';
export { BlogScreen, type BlogScreenProps } from './BlogScreen/BlogScreen';
export { CalendarModal, type CalendarModalProps } from './CalendarModal/CalendarModal';
export type { ApplicationValues, CareersContent, Department } from './CareersScreen/CareersContent';
export { CareersScreen, type CareersScreenProps } from './CareersScreen/CareersScreen';
export type { CommunityContent } from './CommunityScreen/CommunityContent';
export { CommunityScreen, type CommunityScreenProps } from './CommunityScreen/CommunityScreen';
export { ConfirmScreen, type ConfirmScreenProps } from './ConfirmScreen/ConfirmScreen';
export type { ContactContent, ContactValues } from './ContactScreen/ContactContent';
export { ContactScreen, type ContactScreenProps } from './ContactScreen/ContactScreen';
export type { CookieCategory, CookieChoices, CookiesContent } from './CookiesScreen/CookiesContent';
export { CookiesScreen, type CookiesScreenProps } from './CookiesScreen/CookiesScreen';
export { ChangeNote, type ChangeNoteProps } from './EventChanges/ChangeNote';
export { ChangeNotice } from './EventChanges/ChangeNotice';
export {
  type ChangedEventItem,
  type ChangesContent,
  ChangesModal,
  type ChangesModalProps,
} from './EventChanges/ChangesModal';
export type { EventFormLabels } from './EventFormScreen/EventFormLabels';
export type { EventFormProps } from './EventFormScreen/EventFormProps';
export { type EventFormPage, EventFormScreen, type EventFormScreenProps } from './EventFormScreen/EventFormScreen';
export {
  type EventFieldName,
  type EventFormDate,
  type EventFormValues,
  eventFoldNames,
  eventFolds,
} from './EventFormScreen/EventFormValues';
export type { EventDateErrors } from './EventFormScreen/OtherDates';
export type { EventItem } from './EventItems';
export { EventScreen, type EventScreenPage, type EventScreenProps } from './EventScreen/EventScreen';
export { RelatedEvents, type RelatedEventsProps } from './EventScreen/RelatedEvents';
export { type ExploreResults, ExploreScreen, type ExploreScreenProps } from './ExploreScreen/ExploreScreen';
export { FilterQuestions, type FilterQuestionsProps } from './ExploreScreen/FilterQuestions';
export {
  FiltersModal,
  type FiltersModalProps,
  type TypedFilter,
  typedFilters,
} from './ExploreScreen/FiltersModal';
export { PlaceModal, type PlaceModalProps } from './ExploreScreen/PlaceModal';
export { PlainFilters, type PlainFiltersProps } from './ExploreScreen/PlainFilters';
export { TitledEvent, type TitledEventProps } from './ExploreScreen/TitledEvent';
export { FailureScreen, type FailureScreenProps } from './FailureScreen/FailureScreen';
export type { FaqCategory, FaqContent } from './FaqScreen/FaqContent';
export { FaqScreen, type FaqScreenProps } from './FaqScreen/FaqScreen';
export type { GuideContent } from './GuideScreen/GuideContent';
export { GuideScreen, type GuideScreenProps } from './GuideScreen/GuideScreen';
export type { HelpContent, HelpQuestion } from './HelpScreen/HelpContent';
export { HelpScreen, type HelpScreenProps } from './HelpScreen/HelpScreen';
export { type EventDay, type HomeResults, HomeScreen, type HomeScreenProps } from './HomeScreen/HomeScreen';
export { type TonightEvent, TonightPosters, type TonightPostersProps } from './HomeScreen/TonightPosters';
export { FieldMarks, type FieldMarksProps } from './LandingScreen/FieldMarks';
export type { LandingColumn, LandingContent } from './LandingScreen/LandingContent';
export { LandingScreen, type LandingScreenProps } from './LandingScreen/LandingScreen';
export { UnderstoodParts, type UnderstoodPartsProps } from './LandingScreen/UnderstoodParts';
export {
  type MessageItem,
  type MessagesResults,
  MessagesScreen,
  type MessagesScreenProps,
} from './MessagesScreen/MessagesScreen';
export type { LaunchAlertValues, MobileAppContent } from './MobileAppScreen/MobileAppContent';
export { MobileAppScreen, type MobileAppScreenProps } from './MobileAppScreen/MobileAppScreen';
export type { CaseEntry, ModerationCaseItem } from './ModerationScreen/ModerationCase';
export {
  type ModerationResults,
  ModerationScreen,
  type ModerationScreenProps,
} from './ModerationScreen/ModerationScreen';
export type { CreatedEventItem, EventPublication } from './MyEventsScreen/CreatedEvent';
export { type MyEventsResults, MyEventsScreen, type MyEventsScreenProps } from './MyEventsScreen/MyEventsScreen';
export type { TicketActions } from './MyEventsScreen/Ticket';
export { NotFoundScreen, type NotFoundScreenProps } from './NotFoundScreen/NotFoundScreen';
export { OfflineNotice, type OfflineNoticeProps } from './OfflineScreen/OfflineNotice';
export { OfflineScreen, type OfflineScreenProps } from './OfflineScreen/OfflineScreen';
export { RefusedNotice, type RefusedNoticeProps } from './OfflineScreen/RefusedNotice';
export {
  GiveRoleModal,
  type GiveRoleModalProps,
  type GiveRoleValues,
} from './OperationsScreen/GiveRoleModal';
export type {
  OperationsCheck,
  OperationsContent,
  OperationsFigure,
  OperationsMember,
  OperationsQuota,
  OperationsRun,
} from './OperationsScreen/OperationsContent';
export {
  type OperationsResults,
  OperationsScreen,
  type OperationsScreenProps,
} from './OperationsScreen/OperationsScreen';
export { PageFrame, type PageFrameProps } from './PageFrame/PageFrame';
export { AddOptionsModal, type AddOptionsModalProps } from './PollScreen/AddOptionsModal';
export { NewPollModal, type NewPollModalProps } from './PollScreen/NewPollModal';
export type { PollChoice } from './PollScreen/PollChoices';
export type { PollFormProps } from './PollScreen/PollForm';
export type { PollOptionItem } from './PollScreen/PollOptionItem';
export {
  type PollAction,
  type PollLink,
  type PollResult,
  PollScreen,
  type PollScreenPage,
  type PollScreenProps,
} from './PollScreen/PollScreen';
export type { ColumnEvent } from './PosterColumn/ColumnEvent';
export { ColumnTurns, type ColumnTurnsProps } from './PosterColumn/ColumnTurns';
export { PosterColumn, type PosterColumnProps } from './PosterColumn/PosterColumn';
export type { AccountSettingsProps } from './ProfileScreen/AccountSettings';
export type { DeviceItem } from './ProfileScreen/DevicesSettings';
export type { IdentityItem } from './ProfileScreen/IdentitiesSettings';
export type { ProfileEventsProps } from './ProfileScreen/ProfileEvents';
export type { ProfileFieldName, ProfileFields } from './ProfileScreen/ProfileFields';
export type { ProfileFormProps } from './ProfileScreen/ProfileForm';
export type { ProfileHeaderProps } from './ProfileScreen/ProfileHeader';
export { type ProfilePage, ProfileScreen, type ProfileScreenProps } from './ProfileScreen/ProfileScreen';
export type { LikedTag, ProfileSettingsProps } from './ProfileScreen/ProfileSettings';
export type { FactorItem, SecurityContent, SecuritySettingsProps } from './ProfileScreen/SecuritySettings';
export type { SettingsField, SettingsFormProps } from './ProfileScreen/SettingsForm';
export type { FormControl, PublicFormControl } from './page/FormControl';
export type { RankingContent, RankingRow } from './RankingScreen/RankingContent';
export { RankingScreen, type RankingScreenProps } from './RankingScreen/RankingScreen';
export { ReadFailure } from './ReadFailure';
export {
  type RecommendationsResults,
  RecommendationsScreen,
  type RecommendationsScreenProps,
  type RecommendedItem,
} from './RecommendationsScreen/RecommendationsScreen';
export { SavedSearches, type SavedSearchesProps, type SavedSearchItem } from './SavedSearches/SavedSearches';
export { SaveSearchModal, type SaveSearchModalProps } from './SavedSearches/SaveSearchModal';
export type { SupportContent, TicketValues } from './SupportScreen/SupportContent';
export { SupportScreen, type SupportScreenProps } from './SupportScreen/SupportScreen';
export { CorrectionModal, type CorrectionModalProps } from './TastesScreen/CorrectionModal';
export { type TasteItem, TastePanel, type TastePanelProps } from './TastesScreen/TastePanel';
export { type TasteRow, TastesScreen, type TastesScreenProps } from './TastesScreen/TastesScreen';
export type { BuilderFiltersProps, BuilderText } from './WidgetBuilder/BuilderFilters';
export type { BuilderChoice, BuilderLookProps, ContrastLine } from './WidgetBuilder/BuilderLook';
export type { SnippetBlock } from './WidgetBuilder/BuilderSnippet';
export type { PageFinding } from './WidgetBuilder/PageChecker';
export type { WidgetViewName } from './WidgetBuilder/ViewPicture';
export { WidgetBuilder, type WidgetBuilderProps } from './WidgetBuilder/WidgetBuilder';
export type { WidgetsContent } from './WidgetsScreen/WidgetsContent';
export { WidgetsScreen, type WidgetsScreenProps } from './WidgetsScreen/WidgetsScreen';
