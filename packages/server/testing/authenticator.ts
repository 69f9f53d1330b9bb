import type { SupabaseClient } from '@supabase/supabase-js';
import { TOTP } from 'otpauth';

/** A second factor of an account, on the device of its owner. */
export interface TestFactor {
  readonly id: string;
  readonly secret: string;
  /** The code that verified it, which is used. */
  readonly usedCode: string;
}

/** Milliseconds. */
const stepLength = 30_000;

/** Returns the code of a secret, some steps of 30 seconds from an instant. */
export function codeOf(secret: string, steps = 0, now = Date.now()): string {
  return new TOTP({ secret }).generate({ timestamp: now + steps * stepLength });
}

/** Returns a code that is wrong now and for two steps around. */
export function wrongCodeOf(secret: string): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps));
  const codes = Array.from({ length: right.length + 1 }, (_, digit) => String(digit).repeat(6));
  return codes.find((code) => !right.includes(code)) ?? '';
}

/** Adds a factor, and verifies it with the previous step's code, so that the current and the next code are unused. */
export async function addFactor({ auth }: SupabaseClient, friendlyName = 'Téléphone'): Promise<TestFactor> {
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  const { id, totp } = data;
  for (;;) {
    const now = Date.now();
    const usedCode = codeOf(totp.secret, -1, now);
    const verified = await auth.mfa.challengeAndVerify({ factorId: id, code: usedCode });
    if (!verified.error) return { id, secret: totp.secret, usedCode };
    // On a busy machine a step may end meanwhile, and its code is then too old.
    if (stepOf(now) === stepOf(Date.now())) throw verified.error;
  }
}

const stepOf = (instant: number) => Math.floor(instant / stepLength);
