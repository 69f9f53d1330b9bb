import { languageCodes, languageStorageKey } from '../i18n/languages';
import { company } from '../locales/company';
import { siteUrl } from '../navigation/absoluteUrl';
import { paths } from '../navigation/paths';
import { readFeedSearch } from '../search/readFeedSearch';
import { readWidgetSearch } from '../search/readWidgetSearch';
import { captchaSiteKey, connectTo, servesPictures } from '../supabase/config';
import { sessionStorageKey } from '../supabase/sessionStorageKey';
import { answerLine } from './answerLine';
import { listAddresses } from './assistants/listAddresses';
import { listDays } from './assistants/listDays';
import { readEvent } from './assistants/readEvent';
import { searchEvents } from './assistants/searchEvents';
import { describeColors } from './describeColors';
import { setServerUrl } from './followedUrl';
import { isOrganizerLink } from './isOrganizerLink';
import { listDynamicPaths } from './listDynamicPaths';
import { prerenderPages } from './prerenderPages';
import type { Renderer } from './Renderer';
import { readPollCalendar } from './readPollCalendar';
import { readPollShare } from './readPollShare';
import { readShare } from './readShare';
import { readShownSearch } from './readShownSearch';
import { receiveForm } from './receiveForm';
import { renderCalendar } from './renderCalendar';
import { renderEvent } from './renderEvent';
import { renderExplore } from './renderExplore';
import { renderFeed } from './renderFeed';
import { answerPoll, renderPoll } from './renderPoll';
import { renderPublicPage } from './renderPublicPage';
import { readWidgetEvent } from './widgets/readWidgetEvent';
import { readWidgetFilters } from './widgets/readWidgetFilters';
import { readWidgetList } from './widgets/readWidgetList';

/** The object that the server loads: built into `dist/.server`, or evaluated by Vite in development. */
export const appRenderer: Renderer = {
  site: {
    siteUrl,
    languages: languageCodes,
    supabaseUrl: import.meta.env.VITE_SUPABASE_URL || undefined,
    hasCaptcha: captchaSiteKey() !== undefined,
    servesPictures: servesPictures(),
    storageKeys: { language: languageStorageKey, session: sessionStorageKey },
  },
  offlinePath: paths.offline,
  securityContact: company.support,
  describeColors,
  connectTo(connection, serverUrl) {
    connectTo(connection);
    setServerUrl(serverUrl);
  },
  readShownSearch,
  answerLine,
  assistants: { searchEvents, readEvent, listDays, listAddresses },
  renderEvent,
  renderExplore,
  renderPoll,
  answerPoll,
  renderPublicPage,
  prerenderPages,
  listDynamicPaths,
  receiveForm,
  readShare,
  readPollShare,
  readPollCalendar,
  isOrganizerLink,
  widgets: {
    readSearch: readWidgetSearch,
    readFilters: readWidgetFilters,
    readList: readWidgetList,
    readEvent: readWidgetEvent,
  },
  readFeedSearch,
  renderFeed,
  renderCalendar,
};
