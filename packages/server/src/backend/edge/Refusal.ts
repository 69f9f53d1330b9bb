/** What a refusal says beside its code and its message. */
interface RefusalNotes {
  /** Seconds until a repetition can succeed. */
  readonly retryAfter?: number | undefined;
  /** The methods that the path has, where the one of the request is none of them. */
  readonly allow?: readonly string[] | undefined;
  readonly details?: string | undefined;
  readonly hint?: string | undefined;
}

/** A request that is answered before it reaches the backend, or in the backend's place. */
export class Refusal extends Error {
  readonly status: number;
  /** What the client's code looks at: a SQLSTATE, a PGRST code, a code of GoTrue. */
  readonly code: string;
  readonly notes: RefusalNotes;

  constructor(status: number, code: string, message: string, notes: RefusalNotes = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.notes = notes;
  }
}

/** Each service of Supabase has its own form of error, and its client reads no other. */
export function toResponse({ status, code, message, notes }: Refusal, pathname: string): Response {
  const { retryAfter, allow, details = null, hint = null } = notes;
  const body = pathname.startsWith('/auth/')
    ? { code: status, error_code: code, msg: message }
    : pathname.startsWith('/storage/')
      ? { statusCode: String(status), error: code, message }
      : { code, details, hint, message };
  return Response.json(body, {
    status,
    headers: {
      'Access-Control-Allow-Origin': '*',
      ...(retryAfter && { 'Retry-After': String(retryAfter) }),
      ...(allow && { Allow: allow.join(', ') }),
    },
  });
}
