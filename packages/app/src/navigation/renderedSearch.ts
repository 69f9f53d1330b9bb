import { paths } from './paths';

/**
 * Returns the part of the search that the rendered markup of a page depends on: an event is rendered without the
 * parameters that its page does not read, and so is the landing page.
 *
 * @param pathname - Without the prefix of a language.
 */
export function renderedSearch(pathname: string, search: string): string {
  // The return path after signing in does not change the markup.
  if (pathname === paths.auth && /^\?redirect=[^&]*$/.test(search)) return '';
  // A sent form, or an opening session, changes the markup.
  const hasOneMarkup = pathname.startsWith('/event/') || pathname === paths.home || pathname === paths.landing;
  return hasOneMarkup && !/[?&](sent|code|error_code|flow)=/.test(search) ? '' : search;
}
