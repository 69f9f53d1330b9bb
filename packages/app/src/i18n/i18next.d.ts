import 'i18next';
import type auth from '../locales/fr/auth.json';
import type calendar from '../locales/fr/calendar.json';
import type changes from '../locales/fr/changes.json';
import type common from '../locales/fr/common.json';
import type embed from '../locales/fr/embed.json';
import type event from '../locales/fr/event.json';
import type eventForm from '../locales/fr/eventForm.json';
import type explore from '../locales/fr/explore.json';
import type home from '../locales/fr/home.json';
import type mails from '../locales/fr/mails.json';
import type map from '../locales/fr/map.json';
import type moderation from '../locales/fr/moderation.json';
import type myEvents from '../locales/fr/myEvents.json';
import type newPoll from '../locales/fr/newPoll.json';
import type notFound from '../locales/fr/notFound.json';
import type offline from '../locales/fr/offline.json';
import type onboarding from '../locales/fr/onboarding.json';
import type operations from '../locales/fr/operations.json';
import type poll from '../locales/fr/poll.json';
import type preferences from '../locales/fr/preferences.json';
import type profile from '../locales/fr/profile.json';
import type recommendations from '../locales/fr/recommendations.json';
import type report from '../locales/fr/report.json';
import type searches from '../locales/fr/searches.json';
import type secondFactor from '../locales/fr/secondFactor.json';
import type tastes from '../locales/fr/tastes.json';
import type taxonomy from '../locales/fr/taxonomy.json';
import type widgetBuilder from '../locales/fr/widgetBuilder.json';

/** The keys of the French texts: any other key does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      auth: typeof auth;
      calendar: typeof calendar;
      changes: typeof changes;
      common: typeof common;
      embed: typeof embed;
      event: typeof event;
      eventForm: typeof eventForm;
      explore: typeof explore;
      home: typeof home;
      mails: typeof mails;
      map: typeof map;
      moderation: typeof moderation;
      myEvents: typeof myEvents;
      newPoll: typeof newPoll;
      notFound: typeof notFound;
      offline: typeof offline;
      onboarding: typeof onboarding;
      operations: typeof operations;
      poll: typeof poll;
      preferences: typeof preferences;
      profile: typeof profile;
      recommendations: typeof recommendations;
      report: typeof report;
      searches: typeof searches;
      secondFactor: typeof secondFactor;
      tastes: typeof tastes;
      taxonomy: typeof taxonomy;
      widgetBuilder: typeof widgetBuilder;
    };
  }
}
