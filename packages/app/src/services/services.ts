import type { EventId, LivelyEvent, Profile } from '@lively/engine';
import type {
  AuthFormServices,
  AvatarServices,
  EventEditingServices,
  EventPreferencesServices,
  EventRemovalServices,
  FavouriteServices,
  OnboardingServices,
  ProfileFields,
  ProfileServices,
  PurchaseServices,
  TagPreferencesServices,
  VoteServices,
} from '@lively/machines';
import type { FormServices } from './FormServices';

/** Reading events, by anyone. */
export interface EventServices {
  /** Every event a list may show, newest first, without the long texts. */
  listEvents(signal: AbortSignal): Promise<LivelyEvent[]>;
  /** The event an address names, whole: by uuid, sample id or derived number. Null when there is none, or several. */
  findEvent(address: string, signal: AbortSignal): Promise<LivelyEvent | null>;
}

/** Reading and learning what a user likes. */
export interface TasteServices {
  readTaste(userId: string, signal: AbortSignal): Promise<Profile>;
  recordInteraction(userId: string, eventId: EventId, tag: string): Promise<void>;
  /** Takes back every interaction that was recorded. */
  forgetInteractions(userId: string): Promise<void>;
}

/** The tags a user likes: one by one, or all at once. */
export interface TagServices extends TagPreferencesServices, Pick<OnboardingServices, 'saveTags'> {}

/** What a user shows of themselves. An empty text is nothing. */
export interface StoredProfile extends ProfileFields {
  /** The address of the picture, null for none. */
  readonly avatarUrl: string | null;
}

/** A user's own profile and picture. A picture arrives here as it is to be stored: drawn anew, with nothing in it but pixels. */
export interface OwnProfileServices extends ProfileServices, Pick<AvatarServices, 'uploadAvatar'> {
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
}

/** The events that are a user's, the latest bought, kept or published first. */
export interface MyEventsServices {
  listPurchasedEvents(signal: AbortSignal): Promise<LivelyEvent[]>;
  listFavouriteEvents(signal: AbortSignal): Promise<LivelyEvent[]>;
  listCreatedEvents(signal: AbortSignal): Promise<LivelyEvent[]>;
}

/** Everything the app asks of the outside world. Supabase answers; tests answer for themselves. */
export interface Services {
  forms: FormServices;
  events: EventServices;
  tastes: TasteServices;
  votesOf(userId: string): VoteServices;
  favouritesOf(userId: string): OwnFavouriteServices;
  purchasesOf(userId: string): OwnPurchaseServices;
  myEventsOf(userId: string): MyEventsServices;
  preferencesOf(userId: string): EventPreferencesServices;
  tagsOf(userId: string): TagServices;
  profileOf(userId: string): OwnProfileServices;
  /** A picture arrives drawn anew, as in a profile. */
  eventEditingOf(userId: string): EventEditingServices & EventRemovalServices;
  authForms(siteUrl: string): AuthFormServices;
}
