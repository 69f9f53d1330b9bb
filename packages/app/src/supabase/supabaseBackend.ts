import type { Backend } from '../data/Backend';
import { authFormServices } from './authFormServices';
import { communeServices } from './communeServices';
import { credentialsServices } from './credentialsServices';
import { eventEditingServices } from './eventEditingServices';
import { eventServices } from './eventServices';
import { favouriteServices } from './favouriteServices';
import { formServices } from './formServices';
import { messageServices } from './messageServices';
import { moderationServices, staffServices } from './moderationServices';
import { myEventsServices } from './myEventsServices';
import { preferenceServices } from './preferenceServices';
import { profileServices } from './profileServices';
import { publicationServices } from './publicationServices';
import { purchaseServices } from './purchaseServices';
import { reportServices } from './reportServices';
import { sessionServices } from './sessionServices';
import { tagServices } from './tagServices';
import { tasteServices } from './tasteServices';
import { voteServices } from './voteServices';

/** What the app asks of the outside world, as Supabase fulfils it. */
export const supabaseBackend: Backend = {
  sessions: sessionServices,
  authForms: authFormServices,
  credentialsOf: credentialsServices,
  forms: formServices,
  events: eventServices,
  communes: communeServices,
  tastes: tasteServices,
  votesOf: voteServices,
  favouritesOf: favouriteServices,
  purchasesOf: purchaseServices,
  reportsOf: reportServices,
  myEventsOf: myEventsServices,
  preferencesOf: preferenceServices,
  tagsOf: tagServices,
  profileOf: profileServices,
  eventEditingOf: eventEditingServices,
  publicationOf: publicationServices,
  staffOf: staffServices,
  moderationOf: moderationServices,
  messagesOf: messageServices,
};
