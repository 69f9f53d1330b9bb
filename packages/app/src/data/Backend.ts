import type { EventId, LivelyEvent, StoredInterests } from '@lively/engine';
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
import type { MapServices } from './EventMap';
import type { EventList, EventRequest } from './EventQuery';
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

/** Reads events; needs no session. */
export interface EventServices {
  /** Reads a page of a query's results, without the long texts. */
  explore(request: EventRequest, signal: AbortSignal): Promise<EventList>;
  /**
   * Reads events for a device to rank: enough for any taste, which is not sent (docs/decisions/0035).
   *
   * @param near - A city; distances count from Paris if it is unknown.
   */
  listCandidates(near: string | null, signal: AbortSignal): Promise<readonly LivelyEvent[]>;
  /** Suggests meanings of a text; empty for less than two letters. */
  suggestSearches(text: string, signal: AbortSignal): Promise<SearchSuggestions>;
  /** Finds the complete event for the id of a URL: a uuid, a sample id or a derived number. Null if there is none, or several. */
  findEvent(idInUrl: string, signal: AbortSignal): Promise<LivelyEvent | null>;
  /** Whether the event with the id of a URL was permanently removed. */
  isEventRemoved(idInUrl: string, signal: AbortSignal): Promise<boolean>;
}

/** The stored interests of a user, as far as they could be read. */
export interface ReadInterests extends Omit<StoredInterests, 'preferences' | 'tags'> {
  /** Null if they could not be read: new choices must not overwrite them. */
  readonly preferences: StoredInterests['preferences'] | null;
  readonly tags: StoredInterests['tags'] | null;
  /** Undefined if it could not be read. */
  readonly taste?: AccountTaste | undefined;
}

/** The copy of a taste that follows an account. */
export interface AccountTaste {
  /** As it is stored, for `toTaste`; null if there is no copy. */
  readonly taste: unknown;
  /** Grows with each change. */
  readonly revision: number;
}

/** The communes of France. The site serves them as small files, and the database finds those of a name. */
export interface CommuneServices {
  /** Reads the communes of a shard; empty if there is no such shard. */
  readShard(shard: string, signal: AbortSignal): Promise<(Commune | PlacedCommune)[]>;
  /** Reads the names of all departments, by code. */
  /** Reads the communes that have one of these names or postal codes. @param names - Folded words separated by spaces. */
  findNamed(names: readonly string[], signal: AbortSignal): Promise<Commune[]>;
}

/** Reads and learns the interests of a user. */
export interface InterestServices {
  /** Reads the interests. A part that cannot be read is logged and omitted. */
  readInterests(userId: string, signal: AbortSignal): Promise<ReadInterests>;
  recordInteraction(userId: string, eventId: EventId, tag: string): Promise<void>;
  /** Deletes every recorded interaction. */
  forgetInteractions(userId: string): Promise<void>;
}

/** The copy of the taste of a user. */
export interface TasteServices {
  /**
   * Replaces the copy, and returns whether it did: not if another device has changed it since this revision.
   *
   * @param text - The text of the taste; null erases the copy.
   */
  saveTaste(text: string | null, revision: number, signal: AbortSignal): Promise<boolean>;
}

/** The tags of a user: added one by one, or saved all at once. */
export interface TagServices extends TagPreferencesServices, Pick<OnboardingServices, 'saveTags'> {}

/** The profile that a user shows. An empty text means no value. */
export interface StoredProfile extends ProfileFields {
  /** The URL of the picture; null if there is none. */
  readonly avatarUrl: string | null;
}

/** A user's own profile and picture. Pictures must be redrawn before: they contain only pixels. */
export interface OwnProfileServices
  extends ProfileServices,
    AccountRemovalServices,
    Pick<AvatarServices, 'uploadAvatar' | 'removeAvatar'> {
  readProfile(signal: AbortSignal): Promise<StoredProfile>;
  /** Reads all rows of the user, by table. */
  exportData(signal: AbortSignal): Promise<Record<string, readonly unknown[]>>;
}

/** A user's favourites: changed one by one, or read all at once. */
export interface OwnFavouriteServices extends FavouriteServices {
  listFavourites(signal: AbortSignal): Promise<EventId[]>;
}

/** A user's tickets. */
export interface OwnPurchaseServices extends Pick<PurchaseServices, 'recordPurchase'> {
  /** Whether the user has a ticket for the event. */
  readPurchase(eventId: EventId, signal: AbortSignal): Promise<boolean>;
  /** Deletes a record, because no ticket was bought in the end. */
  deletePurchase(eventId: EventId, signal: AbortSignal): Promise<void>;
}

/** A user's report, and the moderator's decision. */
export interface OwnReport {
  readonly eventId: EventId;
  /** The title when it was reported. */
  readonly eventTitle: string;
  readonly createdAt: string;
  /** Null before the decision. */
  readonly outcome: DecidedPublication | null;
}

/** A user's reports. */
export interface OwnReportServices extends ReportServices {
  /** Lists the latest 100, with their outcomes. */
  listReports(signal: AbortSignal): Promise<OwnReport[]>;
  /** Whether the user has reported the event. */
  readReport(eventId: EventId, signal: AbortSignal): Promise<boolean>;
}

/** An event in one of the user's own lists. */
export interface MyEvent extends LivelyEvent {
  /** True if it was deleted or removed since the purchase: only its name and its date remain. */
  readonly isWithdrawn?: boolean;
  /** Only for an event that the user created. */
  readonly publication?: Publication;
  /** The latest decision on an event that the user created; null without a decision. */
  readonly decision?: Decision | null;
}

/** The events of a user, the most recently bought, saved or published first. */
export interface MyEventsServices {
  listPurchasedEvents(signal: AbortSignal): Promise<MyEvent[]>;
  listFavouriteEvents(signal: AbortSignal): Promise<LivelyEvent[]>;
  listCreatedEvents(signal: AbortSignal): Promise<MyEvent[]>;
}

/**
 * The forms of the public pages. The API never returns sent messages. Rejects a client that sends too much: only a
 * stored message counts as sent.
 */
export interface FormServices {
  sendContactMessage(values: ContactValues): Promise<void>;
  /** Subscribes an email to the newsletter. Idempotent. */
  subscribeToNewsletter(email: string, language: string): Promise<void>;
  sendSupportTicket(values: TicketValues): Promise<void>;
  sendApplication(values: ApplicationValues): Promise<void>;
  /** Requests the alert for the launch. Idempotent. */
  requestLaunchAlert(values: LaunchAlertValues): Promise<void>;
}

/** The session of this browser. */
export interface OwnSessionServices extends SessionServices {
  /**
   * Exchanges the code of a mail's link for a session. `elsewhere` if the flow began in another browser: the email
   * address is confirmed anyway.
   *
   * @throws Error with the backend's code if the link has expired or was used.
   */
  exchangeCode(code: string): Promise<'exchanged' | 'elsewhere'>;
  /** Reads the signed-in user again, and notifies all listeners of the session. */
  refreshUser(): Promise<void>;
}

/** Changes the credentials of a user. */
export interface OwnCredentialsServices extends Pick<CredentialsServices, 'changePassword'> {
  /**
   * Sends a link to the old and another to the new address. The answer does not reveal whether an address is known.
   *
   * @param siteUrl - The target of the links: the home of the site in the language of the page.
   */
  changeEmail(email: string, siteUrl: string): Promise<void>;
}

/** A user's second factors: in the settings, and while signing in. */
export interface OwnSecondFactorServices extends SecondFactorServices, ChallengeServices {}

/** A service whose requests can carry a captcha token, which is valid for one request. */
type Guarded<Service> = Service extends (input: infer Input, signal: AbortSignal) => infer Answer
  ? (input: Input, signal: AbortSignal, captchaToken?: string) => Answer
  : never;

/** The forms of the sign-in page. A backend with a captcha requires it for all of them except the change of the own password. */
export type GuardedForms = Pick<AuthFormServices, 'changePassword'> & {
  [Name in Exclude<keyof AuthFormServices, 'changePassword'>]: Guarded<AuthFormServices[Name]>;
};

/** All services that the app uses. Supabase implements them; tests have their own. */
export interface Backend {
  sessions: OwnSessionServices;
  /** @param siteUrl - The target of links in mails: the home of the site in the language of the page. */
  authForms(siteUrl: string): GuardedForms;
  credentialsOf(userId: string): OwnCredentialsServices;
  secondFactorOf(userId: string): OwnSecondFactorServices;
  devicesOf(userId: string): DeviceServices;
  /** @param search - The id of the saved search that the calendar follows; without it, it follows the favourites. */
  calendarFeedOf(userId: string, search?: string): CalendarFeedServices;
  identitiesOf(userId: string): IdentityServices;
  providers: ProviderServices;
  forms: FormServices;
  events: EventServices;
  maps: MapServices;
  communes: CommuneServices;
  polls: PollServices;
  interests: InterestServices;
  votesOf(userId: string): VoteServices;
  favouritesOf(userId: string): OwnFavouriteServices;
  purchasesOf(userId: string): OwnPurchaseServices;
  changesOf(userId: string): ChangeServices;
  reportsOf(userId: string): OwnReportServices;
  myEventsOf(userId: string): MyEventsServices;
  searchesOf(userId: string): SavedSearchServices;
  tasteOf(userId: string): TasteServices;
  preferencesOf(userId: string): EventPreferencesServices;
  tagsOf(userId: string): TagServices;
  profileOf(userId: string): OwnProfileServices;
  /** Pictures must be redrawn before: they contain only pixels. */
  eventEditingOf(userId: string): EventEditingServices & EventRemovalServices;
  publicationOf(userId: string): PublicationServices;
  staffOf(userId: string): StaffServices;
  moderationOf(userId: string): ModerationServices;
  messagesOf(userId: string): MessageServices;
  operationsOf(userId: string): OperationServices;
}
