import type { Failure } from '@lively/machines';
import type { TFunction } from 'i18next';
import { toFailureText } from './toFailureText';

/** What the backend's codes about second factors mean to a person. Their texts come with those of the second factor. */
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

/** Why the backend refused a second factor, in words. */
export function toFactorFailureText(
  failure: Failure,
  t: TFunction<['secondFactor', 'common']>,
  tAuth: TFunction<['auth', 'common', 'taxonomy']>,
): string {
  const known = codes.find((name) => name === failure.code);
  return known ? t(`failure.${known}`) : toFailureText(failure, tAuth);
}
