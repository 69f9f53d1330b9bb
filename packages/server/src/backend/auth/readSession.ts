/** The claims about the session of a token. */
export interface SessionClaims {
  readonly sub: string;
  readonly session_id: string;
  readonly email?: string;
  /** `aal2` once the session has passed a second factor. */
  readonly aal?: string;
}

/** Reads the claims of an access token that the backend has just signed or accepted. */
export function readSession(accessToken: string): SessionClaims {
  return JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());
}
