import { lazyServices } from '../services/lazyServices';
import type { Services } from '../services/services';
import { eventServices } from './eventServices';

const load = () => import('./userServices');

/** The services as Supabase fulfils them. Reading events is at hand; the code of the others comes when it is needed. */
export const supabaseServices: Services = {
  events: eventServices,
  forms: lazyServices(async () => (await load()).formServices, {
    sendContactMessage: true,
    subscribeToNewsletter: true,
    sendSupportTicket: true,
    sendApplication: true,
    askForLaunchAlert: true,
  }),
  tastes: lazyServices(async () => (await load()).tasteServices, {
    readTaste: true,
    recordInteraction: true,
    forgetInteractions: true,
  }),
  votesOf: (userId) =>
    lazyServices(async () => (await load()).voteServices(userId), { saveVote: true, readVote: true, logVote: true }),
  favouritesOf: (userId) =>
    lazyServices(async () => (await load()).favouriteServices(userId), {
      saveFavourite: true,
      readFavourite: true,
      logFavourite: true,
      listFavourites: true,
    }),
  purchasesOf: (userId) =>
    lazyServices(async () => (await load()).purchaseServices(userId), { recordPurchase: true, readPurchase: true }),
  myEventsOf: (userId) =>
    lazyServices(async () => (await load()).myEventsServices(userId), {
      listPurchasedEvents: true,
      listFavouriteEvents: true,
      listCreatedEvents: true,
    }),
  preferencesOf: (userId) =>
    lazyServices(async () => (await load()).preferenceServices(userId), { readUser: true, savePreferences: true }),
  tagsOf: (userId) =>
    lazyServices(async () => (await load()).tagServices(userId), { saveTag: true, readTags: true, saveTags: true }),
  profileOf: (userId) =>
    lazyServices(async () => (await load()).profileServices(userId), {
      readProfile: true,
      saveProfile: true,
      uploadAvatar: true,
      exportData: true,
    }),
  eventEditingOf: (userId) =>
    lazyServices(async () => (await load()).eventEditingServices(userId), {
      saveEvent: true,
      deleteEvent: true,
      cancelEvent: true,
    }),
  authForms: (siteUrl) =>
    lazyServices(async () => (await load()).authFormServices(siteUrl), {
      logIn: true,
      signUp: true,
      resendConfirmation: true,
      requestReset: true,
      changePassword: true,
    }),
};
