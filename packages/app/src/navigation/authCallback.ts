/** The result that a mail's link or a provider returns in the URL. */
export type AuthCallback =
  /** A code to exchange for a session, in the browser where the flow began. */
  | { kind: 'code'; code: string; isRecovery: boolean }
  /** The result of a link for a new email address: `changed` by the second link, `halfway` by the first. */
  | { kind: 'email'; outcome: 'changed' | 'halfway' | 'refused' }
  /** A provider confirmed an identity for the signed-in user: a code to exchange. */
  | { kind: 'link'; code: string }
  /** A provider did not confirm an identity. */
  | { kind: 'unlinked'; code: string }
  /** The link has expired or was used, or a provider refused: `code` is the reason. */
  | { kind: 'refused'; code: string };

/** The parameter of the URL that a password reset returns to. */
export const recoveryFlow = { name: 'flow', value: 'recovery' } as const;

/** The parameter of the URL that the links for a new email address return to. */
export const emailFlow = { name: 'flow', value: 'email' } as const;

/** The parameter of the URL that a provider returns to with an identity to link. */
export const linkFlow = { name: 'flow', value: 'link' } as const;

/** Reads the callback of the authorisation server from the parameters of the URL (PKCE flow). Null if there is none. */
export function readAuthCallback(parameters: URLSearchParams): AuthCallback | null {
  const refusal = parameters.get('error_code');
  if (parameters.get(emailFlow.name) === emailFlow.value) {
    if (refusal) return { kind: 'email', outcome: 'refused' };
    if (parameters.has('code')) return { kind: 'email', outcome: 'changed' };
    // The first link only returns a message of the backend.
    return parameters.has('message') ? { kind: 'email', outcome: 'halfway' } : null;
  }
  const isLink = parameters.get(linkFlow.name) === linkFlow.value;
  if (refusal) return { kind: isLink ? 'unlinked' : 'refused', code: refusal };
  const code = parameters.get('code');
  if (!code) return null;
  if (isLink) return { kind: 'link', code };
  return { kind: 'code', code, isRecovery: parameters.get(recoveryFlow.name) === recoveryFlow.value };
}
