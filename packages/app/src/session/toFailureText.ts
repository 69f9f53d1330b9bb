import type { Failure } from '@lively/machines';
import type { TFunction } from 'i18next';

/** The backend's error codes that have a text. */
const codes = [
  'invalid_credentials',
  'email_not_confirmed',
  'over_email_send_rate_limit',
  'over_request_rate_limit',
  'weak_password',
  'same_password',
  'current_password_invalid',
  'current_password_required',
  'otp_expired',
  'session_not_found',
  'preferences_interrupted',
  'email_address_invalid',
  'signup_disabled',
  'access_denied',
  'provider_disabled',
  'bad_oauth_state',
  'bad_oauth_callback',
  'email_exists',
  'identity_already_exists',
  'single_identity_not_deletable',
  'captcha_failed',
  'captcha_missing',
  'captcha_unreachable',
] as const;

/** The codes for an unknown session, or an expired token. */
const lostSession = ['bad_jwt', 'no_authorization', 'session_expired', 'refresh_token_not_found', 'sessionEnded'];
/** The codes without a reason: the backend did not answer, or the answer was not from it. */
const noReason = ['unknown', 'timeout', 'request_timeout', 'unexpected_failure'];

/** Words why the backend refused a request. A code without a text shows the backend's own message. */
export function toFailureText({ code, message }: Failure, t: TFunction<['auth', 'common', 'taxonomy']>): string {
  const known = codes.find((name) => name === code);
  if (known) return t(`failure.${known}`);
  if (lostSession.includes(code)) return t('failure.session_not_found');
  return noReason.includes(code) || !message ? t('failure.unreachable') : message;
}
