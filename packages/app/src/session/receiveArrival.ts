import { localizePath, paths, splitLanguage } from '../routes/paths';
import { readArrival, type SessionTokens } from './arrival';
import { takeReturnPath } from './returnPath';

/**
 * Receives a visitor who comes by the link of a mail: takes what the link carried out of the address and the history,
 * and puts there the page where the visitor should be. Returns the session that came along, if any.
 */
export function receiveArrival(): SessionTokens | null {
  const arrival = readArrival(location.hash);
  if (!arrival) return null;
  const { language } = splitLanguage(location.pathname);
  if (arrival.kind === 'refused') {
    replaceAddress(`${localizePath(paths.auth, language)}?error=${encodeURIComponent(arrival.code)}`);
    return null;
  }
  const isRecovery = arrival.purpose === 'recovery';
  const path = isRecovery ? `${paths.auth}?form=newPassword` : (takeReturnPath() ?? paths.recommendations);
  replaceAddress(localizePath(path, language));
  return arrival.tokens;
}

function replaceAddress(address: string): void {
  history.replaceState(null, '', address);
}
