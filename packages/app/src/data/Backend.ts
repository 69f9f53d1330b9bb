import type { EventId, LivelyEvent, StoredTaste } from '@lively/engine';
import type { Commune, PlacedCommune } from '@lively/engine/communes';
import type {
  AccountRemovalServices,
  AuthFormServices,
  AvatarServices,
  CalendarFeedServices,
  ChallengeServices,
  CredentialsServices,
  EventEditingServices,
  EventPreferencesServices,
  EventRemovalServices,
  FavouriteServices,
  OnboardingServices,
  ProfileFields,
  ProfileServices,
  PurchaseServices,
  ReportServices,
  SecondFactorServices,
  SessionServices,
  TagPreferencesServices,
  VoteServices,
} from '@lively/machines';
import type { ApplicationValues, ContactValues, LaunchAlertValues, TicketValues } from '@lively/ui/screens';
import type { ChangeServices } from './Changes';
import type { DeviceServices } from './Devices';
import type { EventPage, EventRequest } from './EventQuery';
import type { IdentityServices, ProviderServices } from './Identities';
import type {
  DecidedPublication,
  Decision,
  MessageServices,
  ModerationServices,
  Publication,
  PublicationServices,
  StaffServices,
} from './Moderation';
import type { OperationServices } from './Operations';
import type { PollServices } from './Polls';
import type { SavedSearchServices } from './SavedSearches';
import type { SearchSuggestions } from './SearchSuggestions';

/** Reading events, by anyone. */
export interface EventServices {
  /** One page of the events that a query finds, without the long texts. */
  explore(request: EventRequest, signal: AbortSignal): Promise<EventPage>;
  /**
   * What a device ranks to recommend events: enough of them for any taste, which is not sent (docs/decisions/0035).
   *
   * @param near - A city; distances count from Paris where it is unknown.
   */
  listCandidates(near: string | null, signal: AbortSignal): Promise<readonly LivelyEvent[]>;
  /** What a text may mean; nothing for less than two letters. */
  suggestSearches(text: string, signal: AbortSignal): Promise<SearchSuggestions>;
  /** The event that the id of a URL names, whole: a uuid, a sample id or a derived number. Null when there is none, or several. */
  findEvent(idInUrl: string, signal: AbortSignal): Promise<LivelyEvent | null>;
  /** Whether the event that the id of a URL names was removed for good. */
  isEventRemoved(idInUrl: string, signal: AbortSignal): Promise<boolean>;
}

/** What is stored of a user's taste, as far as it could be read. */
export interface ReadTaste extends Omit<StoredTaste, 'preferences' | 'tags'> {
  /** Null where they could not be read: what is chosen next must not take their place unseen. */
  readonly preferences: StoredTaste['preferences'] | null;
  readonly tags: StoredTaste['tags'] | null;
}

/** The communes of France: the site serves them as small files, and the database finds those of a name. */
export interface CommuneServices {
  /** The communes of a shard; none where there is no such shard. */
  readShard(shard: string, signal: AbortSignal): Promise<(Commune | PlacedCommune)[]>;
  /** The names of all departments, by code. */
  readDepartments(signal: AbortSignal): Promise<Readonly<Record<string, string>>>;
  /** The communes that bear one of these names or postal codes. @param names - Folded words with spaces between. */
  findNamed(names: readonly string[], signal: AbortSignal): Promise<Commune[]>;
}

/** Reading and learning what a user likes. */
export interface TasteServices {
  /** A part that cannot be read is logged, and left out. */
  readTaste(userId: string, signal: AbortSignal): Promise<ReadTaste>;
  recordInteraction(userId: string, eventId: EventId, tag: string): Promise<void>;
  /** Takes back every interaction that was recorded. */
  forgetInteractions(userId: string): Promise<void>;
}

/** The tags a user likes: one by one, or all at once. */
export interface TagServices extends TagPreferencesServices, Pick<OnboardingServices, 'saveTags'> {}

/** What a user shows of themselves. An empty text is nothing. */
export interface StoredProfile extends ProfileFields {
  /** The URL of the picture, null for none. */
  readonly avatarUrl: string | null;
}

/** A user's own profile and picture. Pictures arrive redrawn: nothing in them but pixels. */
export interface OwnProfileServices
  extends ProfileServices,
    AccountRemovalServices,
    Pick<AvatarServices, 'uploadAvatar' | 'removeAvatar'> {
  readProfile(signal: AbortSignal): Promise<StoredProfile>;
  /** Every row that is the user's, by table. */
  exportData(signal: AbortSignal): Promise<Record<string, readonly unknown[]>>;
}

/** A user's favourites: one by one, or all at once. */
export interface OwnFavouriteServices extends FavouriteServices {
  listFavourites(signal: AbortSignal): Promise<EventId[]>;
}

/** A user's tickets. */
export interface OwnPurchaseServices extends Pick<PurchaseServices, 'recordPurchase'> {
  /** Whether the user holds a ticket for the event. */
  readPurchase(eventId: EventId, signal: AbortSignal): Promise<boolean>;
  /** Takes back a record: no ticket was bought in the end. */
  deletePurchase(eventId: EventId, signal: AbortSignal): Promise<void>;
}

/** A report that a user made, and what a moderator decided. */
export interface OwnReport {
  readonly eventId: EventId;
  /** The title that was reported. */
  readonly eventTitle: string;
  readonly createdAt: string;
  /** Null before the decision. */
  readonly outcome: DecidedPublication | null;
}

/** A user's reports. */
export interface OwnReportServices extends ReportServices {
  /** The latest hundred, with what became of them. */
  listReports(signal: AbortSignal): Promise<OwnReport[]>;
  /** Whether the user has reported the event. */
  readReport(eventId: EventId, signal: AbortSignal): Promise<boolean>;
}

/** An event in a list of the user's own. */
export interface MyEvent extends LivelyEvent {
  /** Deleted or removed since the purchase: only its name and its date are left. */
  readonly isWithdrawn?: boolean;
  /** Of an event that the user created. */
  readonly publication?: Publication;
  /** The latest on an event that the user created, null without a decision. */
  readonly decision?: Decision | null;
}

/** The events that are a user's, the latest bought, kept or published first. */
export interface MyEventsServices {
  listPurchasedEvents(signal: AbortSignal): Promise<MyEvent[]>;
  listFavouriteEvents(signal: AbortSignal): Promise<LivelyEvent[]>;
  listCreatedEvents(signal: AbortSignal): Promise<MyEvent[]>;
}

/**
 * The forms of the public pages. What is sent is kept where no one can read it through the API. Rejected for a client that sends
 * too much: only a kept message counts as sent.
 */
export interface FormServices {
  sendContactMessage(values: ContactValues): Promise<void>;
  /** Subscribing twice is subscribing once. */
  subscribeToNewsletter(email: string, language: string): Promise<void>;
  sendSupportTicket(values: TicketValues): Promise<void>;
  sendApplication(values: ApplicationValues): Promise<void>;
  /** Asking twice is asking once. */
  requestLaunchAlert(values: LaunchAlertValues): Promise<void>;
}

/** The session of this browser. */
export interface OwnSessionServices extends SessionServices {
  /**
   * Exchanges the code of a mail's link for a session. `elsewhere` where the flow began in another browser: the email
   * address is confirmed anyway.
   *
   * @throws Error with the backend's code when the link is over, or was used.
   */
  exchangeCode(code: string): Promise<'exchanged' | 'elsewhere'>;
  /** Reads who is signed in again, and reports it to all listeners of the session. */
  refreshUser(): Promise<void>;
}

/** Changing what a user signs in with. */
export interface OwnCredentialsServices extends Pick<CredentialsServices, 'changePassword'> {
  /**
   * Sends a link to the old and one to the new address. A known address looks like an unknown one.
   *
   * @param siteUrl - Where the links lead: the home of the site in the language of the page.
   */
  changeEmail(email: string, siteUrl: string): Promise<void>;
}

/** A user's second factors: in the settings, and while signing in. */
export interface OwnSecondFactorServices extends SecondFactorServices, ChallengeServices {}

/** What can be sent with a captcha's token, good for this request alone. */
type Guarded<Service> = Service extends (input: infer Input, signal: AbortSignal) => infer Answer
  ? (input: Input, signal: AbortSignal, captchaToken?: string) => Answer
  : never;

/** The forms of the sign-in page. A backend that asks for a captcha asks in all but the change of the own password. */
export type GuardedForms = Pick<AuthFormServices, 'changePassword'> & {
  [Name in Exclude<keyof AuthFormServices, 'changePassword'>]: Guarded<AuthFormServices[Name]>;
};

/** Everything the app asks of the outside world. Supabase answers; tests answer for themselves. */
export interface Backend {
  sessions: OwnSessionServices;
  /** @param siteUrl - Where the links of mails lead: the home of the site in the language of the page. */
  authForms(siteUrl: string): GuardedForms;
  credentialsOf(userId: string): OwnCredentialsServices;
  secondFactorOf(userId: string): OwnSecondFactorServices;
  devicesOf(userId: string): DeviceServices;
  /** @param search - The id of the saved search that the calendar follows; without one it follows the favourites. */
  calendarFeedOf(userId: string, search?: string): CalendarFeedServices;
  identitiesOf(userId: string): IdentityServices;
  providers: ProviderServices;
  forms: FormServices;
  events: EventServices;
  communes: CommuneServices;
  polls: PollServices;
  tastes: TasteServices;
  votesOf(userId: string): VoteServices;
  favouritesOf(userId: string): OwnFavouriteServices;
  purchasesOf(userId: string): OwnPurchaseServices;
  changesOf(userId: string): ChangeServices;
  reportsOf(userId: string): OwnReportServices;
  myEventsOf(userId: string): MyEventsServices;
  searchesOf(userId: string): SavedSearchServices;
  preferencesOf(userId: string): EventPreferencesServices;
  tagsOf(userId: string): TagServices;
  profileOf(userId: string): OwnProfileServices;
  /** Pictures arrive redrawn: nothing in them but pixels. */
  eventEditingOf(userId: string): EventEditingServices & EventRemovalServices;
  publicationOf(userId: string): PublicationServices;
  staffOf(userId: string): StaffServices;
  moderationOf(userId: string): ModerationServices;
  messagesOf(userId: string): MessageServices;
  operationsOf(userId: string): OperationServices;
}
