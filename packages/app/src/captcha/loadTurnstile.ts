import { DEFAULT_SCRIPT_ID, SCRIPT_URL } from '@marsidev/react-turnstile';
import { trustScriptUrl } from '../device/trustScriptUrl';

/** The trusted URL, created once per document. */
let url: string | undefined;

/**
 * Loads the script of Turnstile, once per document. The library would set its URL without Trusted Types and report no
 * failure; it waits for a script with this id.
 *
 * @throws Error if the script does not load.
 */
export function loadTurnstile(signal: AbortSignal): Promise<void> {
  if (window.turnstile) return Promise.resolve();
  url ??= trustScriptUrl('lively-captcha', `${SCRIPT_URL}?render=explicit`);
  const script = Object.assign(document.createElement('script'), { id: DEFAULT_SCRIPT_ID, src: url, async: true });
  const remove = () => script.remove();
  signal.addEventListener('abort', remove);
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      remove();
      reject(new Error('The script of Turnstile did not load. No user can sign in without it: try again.'));
    });
    document.head.append(script);
  });
}
