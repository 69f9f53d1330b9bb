import type { Failure } from '@lively/machines';
import type { Translate } from '../../i18n/texts';

/** What the backend's codes mean to a person. */
const codes = [
  'invalid_credentials',
  'email_not_confirmed',
  'over_email_send_rate_limit',
  'over_request_rate_limit',
  'weak_password',
  'same_password',
  'otp_expired',
  'session_not_found',
  'email_address_invalid',
  'signup_disabled',
] as const;

/** Why the backend refused, in words. A code without a text of ours shows the backend's own. */
export function toFailureText({ code, message }: Failure, t: Translate): string {
  const known = codes.find((name) => name === code);
  if (known) return t(`failure.${known}`);
  const isSilent = !message || message === '{}' || /failed to fetch|networkerror|load failed/i.test(message);
  return isSilent ? t('failure.unreachable') : message;
}
