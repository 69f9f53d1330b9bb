import type { Factor, FactorCode, NewFactor } from '@lively/machines';
import type { Factor as StoredFactor, SupabaseClient } from '@supabase/supabase-js';
import type { OwnSecondFactorServices } from '../data/Backend';
import { authOf } from './authOf';
import { loadUserClient } from './client';
import { postToAuth } from './postToAuth';

/** Manages the second factors of a user: authenticator apps, and telephones if a hosted project allows them. */
export function secondFactorServices(userId: string): OwnSecondFactorServices {
  /** Whether a recovery code was used. The session may not have it yet: sending a code again then only refreshes. */
  let isRecovered = false;
  /** The challenge of the code that was sent to a telephone, by factor. */
  const challenges = new Map<string, string>();
  /** The factors whose codes are sent: each of their challenges costs a message. */
  const phones = new Set<string>();

  return {
    async readFactors(signal) {
      const factors = await listFactors();
      const client = await loadUserClient(userId);
      const { data } = await client.rpc('count_recovery_codes').abortSignal(signal).throwOnError();
      return { factors, recoveryCodesLeft: data };
    },

    listFactors,

    async enrol({ name, phone, currentPassword }, signal) {
      const { mfa } = await authOf(userId);
      const { all } = await orThrow(mfa.listFactors());
      const unfinished = all.filter(({ status }) => status === 'unverified');
      await Promise.all(unfinished.map(({ id }) => orThrow(mfa.unenroll({ factorId: id }))));
      if (phone) {
        const { id } = await orThrow(mfa.enroll({ factorType: 'phone', friendlyName: name, phone }));
        phones.add(id);
        return { factorId: id, phone };
      }
      const { id, totp } = currentPassword
        ? await enrolWithPassword({ name, currentPassword }, signal)
        : await orThrow(mfa.enroll({ factorType: 'totp', friendlyName: name, issuer: import.meta.env.SITE_NAME }));
      return { factorId: id, secret: totp.secret, uri: totp.uri };
    },

    async verifyCode(code) {
      const { mfa } = await authOf(userId);
      await verify(mfa, code);
    },

    async sendCode(factorId) {
      const { mfa } = await authOf(userId);
      const { data, error } = await mfa.challenge({ factorId, channel: 'sms' });
      // The answer of Supabase Auth if the message provider refuses a message.
      if (error?.status === 500) throw Object.assign(error, { code: 'sms_send_failed' });
      if (error) throw error;
      challenges.set(factorId, data.id);
    },

    async removeFactor({ factorId, proof }) {
      const auth = await authOf(userId);
      await verify(auth.mfa, proof);
      await orThrow(auth.mfa.unenroll({ factorId }));
      await orThrow(auth.refreshSession());
    },

    async createRecoveryCodes(signal) {
      const client = await loadUserClient(userId);
      const { data } = await client.rpc('create_recovery_codes').abortSignal(signal).throwOnError();
      return data;
    },

    async recover(code, signal) {
      const auth = await authOf(userId);
      if (!isRecovered) {
        const client = await loadUserClient(userId);
        const { data } = await client.rpc('use_recovery_code', { code }).abortSignal(signal).throwOnError();
        if (!data)
          throw Object.assign(new Error('This recovery code is not valid.'), { code: 'recovery_code_invalid' });
        isRecovered = true;
      }
      await orThrow(auth.refreshSession());
    },
  };

  async function listFactors(): Promise<Factor[]> {
    const { mfa } = await authOf(userId);
    const { totp, phone } = await orThrow(mfa.listFactors());
    for (const { id } of phone) phones.add(id);
    return [...toSorted(totp), ...toSorted(phone).map((factor) => ({ ...factor, isPhone: true }))];
  }

  /** The client cannot send a password with a new factor. A hosted project ignores it. */
  function enrolWithPassword(
    { name, currentPassword }: Required<Pick<NewFactor, 'name' | 'currentPassword'>>,
    signal: AbortSignal,
  ): Promise<{ id: string; totp: { secret: string; uri: string } }> {
    const factor = { factor_type: 'totp', friendly_name: name, issuer: import.meta.env.SITE_NAME };
    return postToAuth(userId, '/factors', { ...factor, current_password: currentPassword }, signal);
  }

  async function verify(mfa: SupabaseClient['auth']['mfa'], { factorId, code }: FactorCode): Promise<void> {
    const challengeId = challenges.get(factorId);
    if (!challengeId && phones.has(factorId))
      throw Object.assign(new Error('No code was sent to this telephone.'), { code: 'mfa_challenge_expired' });
    await orThrow(
      challengeId ? mfa.verify({ factorId, challengeId, code }) : mfa.challengeAndVerify({ factorId, code }),
    );
  }
}

function toSorted(factors: readonly StoredFactor[]): Factor[] {
  return factors.map(toFactor).toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
}

const toFactor = ({ id, friendly_name, created_at }: StoredFactor): Factor => ({
  id,
  name: friendly_name ?? '',
  createdAt: created_at,
});

/** Returns the answer of a client's call, or throws its error. */
async function orThrow<Answer extends { data: unknown; error: Error | null }>(
  call: Promise<Answer>,
): Promise<NonNullable<Answer['data']>> {
  const { data, error } = await call;
  if (error) throw error;
  return data as NonNullable<Answer['data']>;
}
