import { Refusal } from '../../edge/Refusal.ts';

const textFields = [
  'email',
  'password',
  'current_password',
  'token',
  'token_hash',
  'type',
  'refresh_token',
  'auth_code',
  'code_verifier',
  'nonce',
  'code',
  'challenge_id',
  'factor_type',
  'friendly_name',
  'issuer',
];

/**
 * Checks the types of fields that the package would read as text without a check, and fail.
 *
 * @throws Refusal 400.
 */
export function checkFields(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal(400, 'bad_json', 'Could not parse request body as JSON: it is not an object');
  const fields: Record<string, unknown> = { ...body };
  for (const name of textFields)
    if (typeof (fields[name] ?? '') !== 'string')
      throw new Refusal(400, 'bad_json', `Could not parse request body as JSON: ${name} is not a string`);
  if (typeof (fields.data ?? {}) !== 'object' || Array.isArray(fields.data))
    throw new Refusal(400, 'bad_json', 'Could not parse request body as JSON: data is not an object');
  if (String(fields.email ?? '').length > 254)
    throw new Refusal(400, 'validation_failed', 'Unable to validate email address: invalid format');
  // bcrypt reads only 72 bytes: later bytes would not protect the account.
  if (Buffer.byteLength(String(fields.password ?? '')) > 72)
    throw new Refusal(400, 'validation_failed', 'Password cannot be longer than 72 bytes');
  return fields;
}
