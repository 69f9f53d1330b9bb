import type { Services } from '../services/services';
import { authFormServices } from './authFormServices';
import { eventEditingServices } from './eventEditingServices';
import { eventServices } from './eventServices';
import { favouriteServices } from './favouriteServices';
import { formServices } from './formServices';
import { myEventsServices } from './myEventsServices';
import { preferenceServices } from './preferenceServices';
import { profileServices } from './profileServices';
import { purchaseServices } from './purchaseServices';
import { tagServices } from './tagServices';
import { tasteServices } from './tasteServices';
import { voteServices } from './voteServices';

/** The services as Supabase fulfils them. */
export const supabaseServices: Services = {
  forms: formServices,
  events: eventServices,
  tastes: tasteServices,
  votesOf: voteServices,
  favouritesOf: favouriteServices,
  purchasesOf: purchaseServices,
  myEventsOf: myEventsServices,
  preferencesOf: preferenceServices,
  tagsOf: tagServices,
  profileOf: profileServices,
  eventEditingOf: eventEditingServices,
  authForms: authFormServices,
};
