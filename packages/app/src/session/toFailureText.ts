import type { Failure } from '@lively/machines';
import type { TFunction } from 'i18next';

/** What the backend's codes mean to a person. */
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

/** The codes of a session that the backend no longer knows, or whose token is too old. */
const lostSession = ['bad_jwt', 'no_authorization', 'session_expired', 'refresh_token_not_found', 'sessionEnded'];
/** The codes that name no reason: nothing answered, or what answered was not the backend. */
const noReason = ['unknown', 'timeout', 'request_timeout', 'unexpected_failure'];

/** Why the backend refused, in words. A reason without a text of ours shows the backend's own. */
export function toFailureText({ code, message }: Failure, t: TFunction<['auth', 'common', 'taxonomy']>): string {
  const known = codes.find((name) => name === code);
  if (known) return t(`failure.${known}`);
  if (lostSession.includes(code)) return t('failure.session_not_found');
  return noReason.includes(code) || !message ? t('failure.unreachable') : message;
}
