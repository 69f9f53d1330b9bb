import { Refusal } from '../edge/Refusal.ts';

/** The credentials that verify the tokens of a captcha. */
export interface CaptchaAccount {
  readonly secret: string;
  /** @default that of Turnstile */
  readonly url?: string | undefined;
}

/** Refuses a request to `/auth/v1` that needs a captcha token and has no valid one. */
export type CaptchaCheck = (request: Request, body: unknown) => Promise<void>;

const turnstileUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
/** Milliseconds, as on a hosted project. */
const timeoutMs = 10_000;
const guardedPaths = ['/signup', '/recover', '/resend', '/magiclink', '/otp', '/sso'];

/**
 * Creates the captcha check of a hosted project (`supabase/auth`, `verifyCaptcha`), for the same requests and with the same
 * answers: 400 `captcha_failed` if the token is missing, or if the service refuses it, for example because it was used before;
 * 500 if the service fails. Without an account no request is checked.
 *
 * @throws Refusal from its function.
 */
export function createCaptchaCheck(account: CaptchaAccount | undefined): CaptchaCheck {
  if (!account) return async () => {};
  return async (request, body) => {
    if (!isGuarded(request, body)) return;
    const token = readToken(body);
    if (!token) throw refusal('no captcha_token found');
    const { success, 'error-codes': codes = [] } = await verify(account, token, request.headers);
    if (success !== true) throw refusal(codes.join(', '));
  };
}

function isGuarded({ method, url }: Request, body: unknown): boolean {
  const path = new URL(url).pathname.replace('/auth/v1', '');
  // Detects the sign-in by its field, as `openSession` does: two parsers can read two grant types from a crafted query.
  return (
    method === 'POST' && (guardedPaths.includes(path) || (path === '/token' && fieldOf(body, 'password') !== undefined))
  );
}

function readToken(body: unknown): string {
  const token = fieldOf(fieldOf(body, 'gotrue_meta_security'), 'captcha_token');
  return typeof token === 'string' ? token.trim() : '';
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

interface Verdict {
  success?: unknown;
  'error-codes'?: string[];
}

async function verify(
  { secret, url = turnstileUrl }: CaptchaAccount,
  response: string,
  headers: Headers,
): Promise<Verdict> {
  const remoteip = headers.get('x-forwarded-for') ?? '';
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ secret, response, remoteip }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return await answer.json();
  } catch (error) {
    process.stderr.write(`The captcha could not be verified: ${error instanceof Error ? error.message : error}\n`);
    throw new Refusal(500, 'unexpected_failure', 'captcha verification process failed');
  }
}

function refusal(reason: string): Refusal {
  return new Refusal(400, 'captcha_failed', `captcha protection: request disallowed (${reason})`);
}
