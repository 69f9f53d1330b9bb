import { paths } from './paths';

/**
 * What of the search the markup of a page shows, as the build or the server wrote it: an event is rendered without the parameters
 * that its page does not read.
 *
 * @param pathname - Without the prefix of a language.
 */
export function renderedSearch(pathname: string, search: string): string {
  // Where one goes back to after signing in is nothing that the page shows.
  if (pathname === paths.auth && /^\?redirect=[^&]*$/.test(search)) return '';
  // A form that was sent, or a session that opens, shows.
  return pathname.startsWith('/event/') && !/[?&](sent|code|error_code|flow)=/.test(search) ? '' : search;
}
