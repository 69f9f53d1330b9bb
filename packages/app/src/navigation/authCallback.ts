/** What the link of a mail brought back. */
export type AuthCallback =
  /** To be exchanged for a session where the flow began. */
  | { kind: 'code'; code: string; isRecovery: boolean }
  /** The link is over, or was used: the code says why. */
  | { kind: 'refused'; code: string };

/** Marks, in the URL that the link of a password reset leads back to, what it is for. */
export const recoveryFlow = { name: 'flow', value: 'recovery' } as const;

/** Reads the callback of the authorisation server from the parameters of the URL (PKCE flow). Null when there is none. */
export function readAuthCallback(parameters: URLSearchParams): AuthCallback | null {
  const refusal = parameters.get('error_code');
  if (refusal) return { kind: 'refused', code: refusal };
  const code = parameters.get('code');
  if (!code) return null;
  return { kind: 'code', code, isRecovery: parameters.get(recoveryFlow.name) === recoveryFlow.value };
}
