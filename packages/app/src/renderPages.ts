/* What the server renders on request, built into one folder: `dist/.server`. */
export { languageCodes as languages } from './i18n/languages';
export { siteUrl } from './navigation/absoluteUrl';
export { readShare } from './readShare';
export { receiveForm } from './receiveForm';
export { renderEvent } from './renderEvent';
export { renderExplore } from './renderExplore';
export { nameList, renderFeed } from './renderFeed';
export { renderPublicPage } from './renderPublicPage';
export { connectTo } from './supabase/config';
