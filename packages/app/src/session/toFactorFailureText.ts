import type { Failure } from '@lively/machines';
import type { TFunction } from 'i18next';
import { toFailureText } from './toFailureText';

/** The backend's error codes that have a text in the namespace of the second factor. */
const codes = [
  'mfa_verification_failed',
  'mfa_challenge_expired',
  'mfa_verification_rejected',
  'mfa_factor_name_conflict',
  'too_many_enrolled_mfa_factors',
  'recovery_code_invalid',
  // Too many wrong recovery codes.
  'PT429',
] as const;

/** The error codes that have another text for a telephone. */
const phoneCodes = [
  'mfa_verification_failed',
  'mfa_challenge_expired',
  'mfa_ip_address_mismatch',
  'mfa_verified_factor_exists',
  'mfa_phone_enroll_not_enabled',
  'mfa_phone_verify_not_enabled',
  'over_sms_send_rate_limit',
  'sms_send_failed',
  // Twilio Verify does not distinguish wrong codes from expired ones.
  'otp_expired',
  'validation_failed',
] as const;

/**
 * Words why the backend refused a second factor.
 *
 * @param isPhone - Whether the factor is a telephone.
 */
export function toFactorFailureText(
  failure: Failure,
  t: TFunction<['secondFactor', 'common']>,
  tAuth: TFunction<['auth', 'common', 'taxonomy']>,
  isPhone = false,
): string {
  const ofPhone = isPhone && phoneCodes.find((name) => name === failure.code);
  if (ofPhone) return t(`phoneFailure.${ofPhone}`);
  const known = codes.find((name) => name === failure.code);
  return known ? t(`failure.${known}`) : toFailureText(failure, tAuth);
}
