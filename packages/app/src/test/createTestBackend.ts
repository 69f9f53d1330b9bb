import type { Commune } from '@lively/engine/communes';
import { createEvent } from '@lively/engine/testing';
import type { SessionChange, SignedInUser } from '@lively/machines';
import type { Backend } from '../data/Backend';
import type { OrganizedPoll, Poll } from '../data/Polls';
import { refuseList } from '../data/refuseList';
import { exploreEvents } from './exploreEvents';

export const lea: SignedInUser = {
  id: '11111111-1111-4111-8111-111111111111',
  email: 'lea@exemple.fr',
  emailConfirmed: true,
  fullName: 'Léa Martin',
  secondFactor: 'absent',
};

/** The catalogue of the tests. Both events are far in the future. */
export const jazz = createEvent({
  id: '00000000-0000-4000-8000-000000000017',
  title: 'Nuit du jazz',
  date: '2099-12-12',
  time: '20:30',
  ticketUrl: 'https://billets.example/jazz',
  upvotesCount: 4,
  createdBy: lea.id,
});
export const football = createEvent({
  id: '00000000-0000-4000-8000-000000000018',
  title: 'Finale de quartier',
  category: 'sport',
  location: 'Lyon',
  date: '2099-12-13',
});

/** Creates a poll about both, which Zoé has answered. */
export function createPoll(changed: Partial<Poll> = {}): Poll {
  return {
    id: '00000000-0000-4000-8000-000000000a00',
    closesAt: null,
    isClosed: false,
    hidesAnswers: false,
    showsAnswers: true,
    options: [
      { id: 'jazz', day: '2099-12-12', event: jazz, isOn: true },
      { id: 'football', day: '2099-12-13', event: football, isOn: true },
    ],
    peopleCount: 1,
    people: [{ name: 'Zoé', answers: { jazz: 'yes', football: 'maybe' }, isMe: false }],
    me: null,
    ...changed,
  };
}

export function createOrganizedPoll(changed: Partial<OrganizedPoll> = {}): OrganizedPoll {
  return { ...createPoll(), token: 'f'.repeat(43), generation: 1, ...changed };
}

export const cahors: Commune = {
  code: '46042',
  name: 'Cahors',
  department: { code: '46', name: 'Lot' },
  postalCodes: ['46000'],
  population: 20_050,
};

/** The services of the backend, without the argument for a user. */
type Services = {
  [Name in keyof Backend as Name extends `${infer Own}Of` ? Own : Name]: Backend[Name] extends (
    argument: string,
  ) => infer Own
    ? Own
    : Backend[Name];
};

/** The overrides of a test, per service. */
export type BackendOverrides = { [Name in keyof Services]?: Partial<Services[Name]> };

export interface TestBackend extends Backend {
  /** Reports a change of the session, like the client, in this tab or another. */
  report: (change: SessionChange) => void;
}

/**
 * Creates a backend that answers at once, with fixed data: two events, and a user who likes jazz.
 *
 * @param user - The signed-in user; null for a visitor.
 */
export function createTestBackend(user: SignedInUser | null, overrides: BackendOverrides = {}): TestBackend {
  const listeners = new Set<(change: SessionChange) => void>();
  let stored = user;
  const report = (change: SessionChange) => {
    stored = 'user' in change ? change.user : null;
    for (const listener of listeners) listener(change);
  };
  const own = <Name extends keyof Services>(name: Name, services: Services[Name]) => {
    // Like those of `lazyServices`: a spread that would be empty in browsers fails in tests.
    const whole = new Proxy({ ...services, ...overrides[name] }, { ownKeys: refuseList });
    return () => whole;
  };
  const enter = async () => {
    report({ type: 'session.signedIn', user: lea });
    return lea;
  };

  return {
    report,
    sessions: own('sessions', {
      watchSession(listener) {
        listeners.add(listener);
        queueMicrotask(() => listener({ type: 'session.read', user: stored }));
        return () => listeners.delete(listener);
      },
      signOut: async () => report({ type: 'session.signedOut' }),
      exchangeCode: async () => {
        await enter();
        return 'exchanged';
      },
      refreshUser: async () => {},
    })(),
    authForms: own('authForms', {
      logIn: enter,
      signUp: async () => null,
      resendConfirmation: async () => {},
      requestReset: async () => {},
      changePassword: async () => lea,
    }),
    credentialsOf: own('credentials', { changeEmail: async () => {}, changePassword: async () => {} }),
    secondFactorOf: own('secondFactor', {
      readFactors: async () => ({ factors: [], recoveryCodesLeft: 0 }),
      listFactors: async () => [],
      enrol: async () => ({ factorId: 'new', secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Lively:lea' }),
      sendCode: async () => {},
      verifyCode: async () => report({ type: 'session.challengeVerified', user: { ...lea, secondFactor: 'verified' } }),
      removeFactor: async () => report({ type: 'session.refreshed', user: lea }),
      createRecoveryCodes: async () => ['3f9a-0c41-77be-d210', '77be-d210-3f9a-0c41'],
      recover: async () => report({ type: 'session.refreshed', user: lea }),
    }),
    changesOf: own('changes', { listChanges: async () => [], seeChanges: async () => {} }),
    devicesOf: own('devices', {
      listDevices: async () => [],
      signOutDevice: async () => {},
      signOutOtherDevices: async () => {},
    }),
    calendarFeedOf: own('calendarFeed', {
      readFeed: async () => null,
      createFeed: async () => {},
      revokeFeed: async () => {},
    }),
    identitiesOf: own('identities', {
      listIdentities: async () => [],
      linkIdentity: async () => {},
      unlinkIdentity: async () => {},
      reauthenticate: async () => {},
    }),
    providers: own('providers', { listProviders: async () => [], signIn: async () => {} })(),
    forms: own('forms', {
      sendContactMessage: async () => {},
      subscribeToNewsletter: async () => {},
      sendSupportTicket: async () => {},
      sendApplication: async () => {},
      requestLaunchAlert: async () => {},
    })(),
    maps: own('maps', {
      readMap: async () => ({
        departments: {},
        elsewhere: { value: 0, isMore: false },
        unplaced: { value: 0, isMore: false },
        points: [],
        hasMore: false,
      }),
      readStreets: async () => null,
    })(),
    events: own('events', {
      explore: exploreEvents([jazz, football]),
      listCandidates: async () => [jazz, football],
      suggestSearches: async () => ({ events: [], venues: [], communes: [], correction: null }),
      findEvent: async (idInUrl) => [jazz, football].find(({ id }) => id === idInUrl) ?? null,
      isEventRemoved: async () => false,
    })(),
    polls: own('polls', {
      readPoll: async () => createPoll(),
      answerPoll: async (_, { name, answers }) => createPoll({ me: { name, answers } }),
      withdrawAnswers: async () => {},
      createPoll: async () => createOrganizedPoll(),
      organizePoll: async () => createOrganizedPoll(),
      addPollOptions: async () => createOrganizedPoll(),
      removePollOption: async () => createOrganizedPoll(),
      endPoll: async () => createOrganizedPoll({ isClosed: true }),
      renewPollLink: async () => createOrganizedPoll({ generation: 2 }),
      deletePoll: async () => {},
    })(),
    communes: own('communes', {
      readShard: async (shard) => (['towns', 'area-46', 'name-ca'].includes(shard) ? [cahors] : []),
      findNamed: async (names) => (names.includes('cahors') ? [cahors] : []),
    })(),
    interests: own('interests', {
      readInterests: async () => ({
        preferences: [{ category: 'concert', subcategory: 'jazz' }],
        tags: [],
        interactions: [],
        city: 'Paris',
      }),
      recordInteraction: async () => {},
      forgetInteractions: async () => {},
    })(),
    tasteOf: own('taste', { saveTaste: async () => true }),
    votesOf: own('votes', {
      saveVote: async () => {},
      readVote: async () => 'none',
      logVote: async () => {},
    }),
    favouritesOf: own('favourites', {
      saveFavourite: async () => {},
      readFavourite: async () => false,
      logFavourite: async () => {},
      listFavourites: async () => [],
    }),
    purchasesOf: own('purchases', {
      recordPurchase: async () => {},
      readPurchase: async () => false,
      deletePurchase: async () => {},
    }),
    reportsOf: own('reports', {
      sendReport: async () => {},
      readReport: async () => false,
      listReports: async () => [],
    }),
    myEventsOf: own('myEvents', {
      listPurchasedEvents: async () => [jazz],
      listFavouriteEvents: async () => [football],
      listCreatedEvents: async () => [jazz],
    }),
    searchesOf: own('searches', {
      saveSearch: async () => 'saved',
      listSearches: async () => [],
      renameSearch: async () => {},
      openSearch: async () => {},
      deleteSearch: async () => {},
      readWeeklyMail: async () => false,
      changeWeeklyMail: async () => {},
    }),
    preferencesOf: own('preferences', { readUser: async () => user, savePreferences: async () => {} }),
    tagsOf: own('tags', { saveTag: async () => {}, readTags: async () => [], saveTags: async () => {} }),
    profileOf: own('profile', {
      readProfile: async () => ({
        fullName: 'Léa Martin',
        username: 'lea',
        location: 'Paris',
        bio: '',
        avatarUrl: null,
      }),
      saveProfile: async () => {},
      uploadAvatar: async () => 'https://lively.example/avatar.png',
      removeAvatar: async () => {},
      exportData: async () => ({}),
      deleteAccount: async () => {},
    }),
    eventEditingOf: own('eventEditing', {
      saveEvent: async () => {},
      deleteEvent: async () => {},
      cancelEvent: async () => {},
    }),
    publicationOf: own('publication', { changePublication: async () => {}, sendAppeal: async () => {} }),
    staffOf: own('staff', { readRoles: async () => [] }),
    moderationOf: own('moderation', {
      listCases: async () => [],
      decide: async () => {},
      restoreReported: async () => 0,
    }),
    messagesOf: own('messages', { listMessages: async () => [], changeStatus: async () => {} }),
    operationsOf: own('operations', {
      readOperations: async () => null,
      giveRole: async () => 'given',
      takeRole: async () => 'taken',
      retryFailedMails: async () => 0,
    }),
  };
}

/** Returns a request that never completes. */
export const hang = () => new Promise<never>(() => {});

/** Creates a session whose read the test completes. */
export function holdSession() {
  let listener: Parameters<Services['sessions']['watchSession']>[0] = () => {};
  const watchSession: Services['sessions']['watchSession'] = (given) => {
    listener = given;
    return () => {};
  };
  return { watchSession, read: (user: SignedInUser | null) => listener({ type: 'session.read', user }) };
}
