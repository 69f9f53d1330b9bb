import type { CalendarFeedServices } from '@lively/machines';
import type { Backend } from '../data/Backend';
import type { ChangeServices } from '../data/Changes';
import type { PollServices } from '../data/Polls';
import { retryImport } from '../data/retryImport';
import type { SavedSearchServices } from '../data/SavedSearches';
import { lazyServices } from './lazyServices';
import { lazySession } from './lazySession';

type UserServices = typeof import('./userServices');
type PublishingServices = typeof import('./publishingServices');
type SecurityModule = typeof import('./securityServices');
type SecurityServices = Omit<SecurityModule, 'providers'>;
type PublicServices = typeof import('./publicServices');

/** The backend of the app with Supabase. All of it loads with the first call. */
export const supabaseBackend: Backend = {
  sessions: lazySession,
  events: ofPublic('events', {
    explore: true,
    listCandidates: true,
    suggestSearches: true,
    findEvent: true,
    isEventRemoved: true,
  }),
  communes: ofPublic('communes', { readShard: true, readDepartments: true, findNamed: true }),
  polls: lazyServices<PollServices>(async () => (await retryImport(() => import('./pollServices'))).polls, {
    readPoll: true,
    answerPoll: true,
    withdrawAnswers: true,
    createPoll: true,
    organizePoll: true,
    addPollOptions: true,
    removePollOption: true,
    endPoll: true,
    renewPollLink: true,
    deletePoll: true,
  }),
  forms: ofPublic('forms', {
    sendContactMessage: true,
    subscribeToNewsletter: true,
    sendSupportTicket: true,
    sendApplication: true,
    requestLaunchAlert: true,
  }),
  tastes: ofPublic('tastes', { readTaste: true, recordInteraction: true, forgetInteractions: true }),
  authForms: ofUser('authForms', {
    logIn: true,
    signUp: true,
    requestReset: true,
    resendConfirmation: true,
    changePassword: true,
  }),
  secondFactorOf: ofSecurity('secondFactorOf', {
    readFactors: true,
    listFactors: true,
    enrol: true,
    verifyCode: true,
    sendCode: true,
    removeFactor: true,
    createRecoveryCodes: true,
    recover: true,
  }),
  providers: lazyServices<SecurityModule['providers']>(
    async () => (await retryImport(() => import('./securityServices'))).providers,
    { listProviders: true, signIn: true },
  ),
  identitiesOf: ofSecurity('identitiesOf', {
    listIdentities: true,
    linkIdentity: true,
    unlinkIdentity: true,
    reauthenticate: true,
  }),
  calendarFeedOf: (userId, search) =>
    lazyServices<CalendarFeedServices>(
      async () => (await retryImport(() => import('./securityServices'))).calendarFeedOf(userId, search),
      { readFeed: true, createFeed: true, revokeFeed: true },
    ),
  devicesOf: ofSecurity('devicesOf', { listDevices: true, signOutDevice: true, signOutOtherDevices: true }),
  credentialsOf: ofUser('credentialsOf', { changePassword: true, changeEmail: true }),
  votesOf: ofUser('votesOf', { saveVote: true, readVote: true, logVote: true }),
  favouritesOf: ofUser('favouritesOf', {
    saveFavourite: true,
    readFavourite: true,
    logFavourite: true,
    listFavourites: true,
  }),
  purchasesOf: ofUser('purchasesOf', { recordPurchase: true, readPurchase: true, deletePurchase: true }),
  changesOf: (userId) =>
    lazyServices<ChangeServices>(
      async () => (await retryImport(() => import('./changeServices'))).changeServices(userId),
      { listChanges: true, seeChanges: true },
    ),
  reportsOf: ofUser('reportsOf', { sendReport: true, listReports: true, readReport: true }),
  myEventsOf: ofUser('myEventsOf', {
    listPurchasedEvents: true,
    listFavouriteEvents: true,
    listCreatedEvents: true,
  }),
  searchesOf: (userId) =>
    lazyServices<SavedSearchServices>(
      async () => (await retryImport(() => import('./savedSearchServices'))).savedSearchServices(userId),
      {
        saveSearch: true,
        listSearches: true,
        renameSearch: true,
        openSearch: true,
        deleteSearch: true,
        readWeeklyMail: true,
        changeWeeklyMail: true,
      },
    ),
  preferencesOf: ofUser('preferencesOf', { readUser: true, savePreferences: true }),
  tagsOf: ofUser('tagsOf', { saveTag: true, readTags: true, saveTags: true }),
  profileOf: ofUser('profileOf', {
    saveProfile: true,
    deleteAccount: true,
    uploadAvatar: true,
    removeAvatar: true,
    readProfile: true,
    exportData: true,
  }),
  eventEditingOf: ofPublisher('eventEditingOf', { saveEvent: true, deleteEvent: true, cancelEvent: true }),
  publicationOf: ofPublisher('publicationOf', { changePublication: true, sendAppeal: true }),
  staffOf: ofPublisher('staffOf', { readRoles: true }),
  moderationOf: ofPublisher('moderationOf', { listCases: true, decide: true, restoreReported: true }),
  messagesOf: ofPublisher('messagesOf', { listMessages: true, changeStatus: true }),
  operationsOf: ofPublisher('operationsOf', {
    readOperations: true,
    giveRole: true,
    takeRole: true,
    retryFailedMails: true,
  }),
};

function ofPublic<Name extends keyof PublicServices>(
  name: Name,
  names: Readonly<Record<keyof PublicServices[Name], true>>,
): PublicServices[Name] {
  return lazyServices(async () => (await retryImport(() => import('./publicServices')))[name], names);
}

/** Creates services with an argument: the id of the user, or the URL of the site. */
function ofUser<Name extends keyof UserServices>(
  name: Name,
  names: Readonly<Record<keyof ReturnType<UserServices[Name]>, true>>,
): (key: string) => ReturnType<UserServices[Name]> {
  const load = async (key: string) => (await retryImport(() => import('./userServices')))[name](key);
  return (key) => lazyServices<ReturnType<UserServices[Name]>>(() => load(key) as never, names);
}

function ofSecurity<Name extends keyof SecurityServices>(
  name: Name,
  names: Readonly<Record<keyof ReturnType<SecurityServices[Name]>, true>>,
): (userId: string) => ReturnType<SecurityServices[Name]> {
  const load = async (userId: string) => (await retryImport(() => import('./securityServices')))[name](userId);
  return (userId) => lazyServices<ReturnType<SecurityServices[Name]>>(() => load(userId) as never, names);
}

function ofPublisher<Name extends keyof PublishingServices>(
  name: Name,
  names: Readonly<Record<keyof ReturnType<PublishingServices[Name]>, true>>,
): (userId: string) => ReturnType<PublishingServices[Name]> {
  const load = async (userId: string) => (await retryImport(() => import('./publishingServices')))[name](userId);
  return (userId) => lazyServices<ReturnType<PublishingServices[Name]>>(() => load(userId) as never, names);
}
