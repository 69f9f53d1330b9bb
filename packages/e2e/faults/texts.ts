import auth from '@lively/app/locales/fr/auth.json' with { type: 'json' };
import calendar from '@lively/app/locales/fr/calendar.json' with { type: 'json' };
import changes from '@lively/app/locales/fr/changes.json' with { type: 'json' };
import common from '@lively/app/locales/fr/common.json' with { type: 'json' };
import event from '@lively/app/locales/fr/event.json' with { type: 'json' };
import eventForm from '@lively/app/locales/fr/eventForm.json' with { type: 'json' };
import explore from '@lively/app/locales/fr/explore.json' with { type: 'json' };
import myEvents from '@lively/app/locales/fr/myEvents.json' with { type: 'json' };
import preferences from '@lively/app/locales/fr/preferences.json' with { type: 'json' };
import profile from '@lively/app/locales/fr/profile.json' with { type: 'json' };
import recommendations from '@lively/app/locales/fr/recommendations.json' with { type: 'json' };
import searches from '@lively/app/locales/fr/searches.json' with { type: 'json' };

/** The texts of the pages. A separate test checks that the failures match the specification. */
export const texts = {
  auth,
  calendar,
  changes,
  common,
  event,
  eventForm,
  explore,
  myEvents,
  preferences,
  profile,
  recommendations,
  searches,
};
