import auth from '../src/locales/fr/auth.json' with { type: 'json' };
import common from '../src/locales/fr/common.json' with { type: 'json' };
import event from '../src/locales/fr/event.json' with { type: 'json' };
import eventForm from '../src/locales/fr/eventForm.json' with { type: 'json' };
import preferences from '../src/locales/fr/preferences.json' with { type: 'json' };
import profile from '../src/locales/fr/profile.json' with { type: 'json' };
import recommendations from '../src/locales/fr/recommendations.json' with { type: 'json' };

/** What the pages say. That the failures are those of the specification is a test of the texts themselves. */
export const texts = { auth, common, event, eventForm, preferences, profile, recommendations };
