import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { Refusal } from '../../edge/Refusal.ts';
import { logAction } from '../logAction.ts';
import { type FactorRequest, listFactors } from './Factor.ts';
import { encryptSecret } from './factorSecret.ts';

/** The limit of a hosted project. */
const maxFactors = 10;
/** Milliseconds. An abandoned enrolment expires as on a hosted project. */
const enrolmentTime = 5 * 60_000;

/**
 * Answers `POST /factors`: creates a factor, which counts after a code of it was verified. Only this answer contains its secret.
 *
 * @throws Refusal 403 if the session has not passed the user's factor, 422 for too many factors or a duplicate name, 400 for
 * other types.
 */
export async function enrollFactor(request: FactorRequest): Promise<Response> {
  const { app, caller, signingSecret, siteUrl, fields } = request;
  if (fields.factor_type !== 'totp') throw refuseType(fields.factor_type);
  const name = String(fields.friendly_name ?? '').trim();
  const issuer = String(fields.issuer || new URL(siteUrl).host);
  if (name.length > 100 || issuer.length > 100)
    throw new Refusal(400, 'validation_failed', 'A name has at most 100 characters');

  const now = Date.now();
  await app.connection.kysely
    .withSchema('auth')
    .deleteFrom('mfa_factors')
    .where('user_id', '=', caller.id)
    .where('status', '=', 'unverified')
    .where('created_at', '<', new Date(now - enrolmentTime).toISOString())
    .execute();
  const factors = await listFactors(app, caller.id);
  if (factors.length >= maxFactors)
    throw new Refusal(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  if (caller.owesCode) throw new Refusal(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  if (name && factors.some(({ friendly_name }) => friendly_name === name))
    throw new Refusal(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${name}" for this user already exists`,
    );

  const id = randomUUID();
  // The secret has 20 bytes, as RFC 4226 recommends; authenticator apps support only the defaults of the package otherwise.
  const totp = new TOTP({ issuer, label: caller.email, secret: new Secret({ size: 20 }) });
  const moment = new Date(now).toISOString();
  await app.connection.kysely
    .withSchema('auth')
    .insertInto('mfa_factors')
    .values({
      id,
      user_id: caller.id,
      friendly_name: name,
      factor_type: 'totp',
      status: 'unverified',
      created_at: moment,
      updated_at: moment,
      secret: encryptSecret(totp.secret.base32, id, signingSecret),
    })
    .execute();
  await logAction(app.connection.kysely, {
    action: 'factor_in_progress',
    actor: caller,
    type: 'factor',
    traits: { factor_id: id },
  });
  const uri = totp.toString();
  return Response.json({
    id,
    type: 'totp',
    friendly_name: name,
    totp: { qr_code: renderSVG(uri), secret: totp.secret.base32, uri },
  });
}

function refuseType(type: unknown): Refusal {
  if (type === 'phone' || type === 'webauthn')
    return new Refusal(422, `mfa_${type}_enroll_not_enabled`, `MFA enrollment is disabled for "${type}"`);
  return new Refusal(400, 'validation_failed', 'factor_type needs to be TOTP, Phone, or WebAuthn');
}
