import type { AuthContext } from './AuthEnv.ts';

/**
 * Calls the package's handler with the request.
 *
 * @param fields Its JSON, if it is not the one of the request.
 */
export function askPackage({ req, env, var: { fields: own } }: AuthContext, fields: object = own): Promise<Response> {
  return env.backend.answer(withFields(req.raw, fields));
}

/** Returns a request with other JSON. */
export function withFields({ url, method, headers }: Request, fields: object): Request {
  return new Request(url, { method, headers, body: JSON.stringify(fields) });
}
