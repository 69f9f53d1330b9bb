/** What the link of a mail, or a provider, brought back. */
export type AuthCallback =
  /** To be exchanged for a session where the flow began. */
  | { kind: 'code'; code: string; isRecovery: boolean }
  /** One of the two links of a new email address: `changed` by the second, `halfway` by the first. */
  | { kind: 'email'; outcome: 'changed' | 'halfway' | 'refused' }
  /** A provider has confirmed an identity for the user who asked, to be exchanged likewise. */
  | { kind: 'link'; code: string }
  /** A provider was to confirm one, and did not. */
  | { kind: 'unlinked'; code: string }
  /** The link is over, or was used, or a provider refused: the code says why. */
  | { kind: 'refused'; code: string };

/** Marks, in the URL that the link of a password reset leads back to, what it is for. */
export const recoveryFlow = { name: 'flow', value: 'recovery' } as const;

/** Marks likewise where the links of a new email address lead back to. */
export const emailFlow = { name: 'flow', value: 'email' } as const;

/** Marks likewise where a provider leads back to with an identity to link. */
export const linkFlow = { name: 'flow', value: 'link' } as const;

/** Reads the callback of the authorisation server from the parameters of the URL (PKCE flow). Null when there is none. */
export function readAuthCallback(parameters: URLSearchParams): AuthCallback | null {
  const refusal = parameters.get('error_code');
  if (parameters.get(emailFlow.name) === emailFlow.value) {
    if (refusal) return { kind: 'email', outcome: 'refused' };
    if (parameters.has('code')) return { kind: 'email', outcome: 'changed' };
    // The first link brings nothing but words of the backend.
    return parameters.has('message') ? { kind: 'email', outcome: 'halfway' } : null;
  }
  const isLink = parameters.get(linkFlow.name) === linkFlow.value;
  if (refusal) return { kind: isLink ? 'unlinked' : 'refused', code: refusal };
  const code = parameters.get('code');
  if (!code) return null;
  if (isLink) return { kind: 'link', code };
  return { kind: 'code', code, isRecovery: parameters.get(recoveryFlow.name) === recoveryFlow.value };
}
