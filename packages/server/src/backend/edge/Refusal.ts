/** Details of a refusal in addition to its code and its message. */
interface RefusalNotes {
  /** Seconds until a repeated request can succeed. */
  readonly retryAfter?: number | undefined;
  /** The methods that the path supports, if the request has another method. */
  readonly allow?: readonly string[] | undefined;
  readonly details?: string | undefined;
  readonly hint?: string | undefined;
}

/** An error answer that Lively gives before, or instead of, the package. */
export class Refusal extends Error {
  readonly status: number;
  /** The code that the client evaluates: a SQLSTATE, a PGRST code, a code of GoTrue. */
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

/** Converts a refusal to the error format of the service, because its client reads no other format. */
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
