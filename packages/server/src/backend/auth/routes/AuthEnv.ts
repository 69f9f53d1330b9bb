import type { Context } from 'hono';
import type { AuthBackend } from '../AuthBackend.ts';

/** The variables of a request to `/auth/v1`. */
export interface AuthEnv {
  Bindings: {
    readonly backend: AuthBackend;
    /** The JSON of the request; undefined when there is none. */
    readonly body: unknown;
  };
  /** Set by `readFields`, for the routes after it. */
  Variables: {
    fields: Record<string, unknown>;
    /** The code challenge of the PKCE flow. */
    challenge: string | null;
    /** The address of the request; empty when there is none. */
    email: string;
  };
}

export type AuthContext = Context<AuthEnv>;
