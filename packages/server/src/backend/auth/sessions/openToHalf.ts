/**
 * All that a session may do that owes the code of a second factor, by method and path: give the code or a recovery code, be
 * read, be refreshed, and end itself. Everything else is refused, so that a new path is closed until it has a line here.
 */
const open: readonly RegExp[] = [
  /^POST \/auth\/v1\/factors\/[\da-fA-F-]{36}\/(challenge|verify)$/,
  // The client finds the factors in the user.
  /^(GET|HEAD) \/auth\/v1\/user$/,
  /^POST \/auth\/v1\/token$/,
  // Without a scope, a sign-out ends all sessions of the user.
  /^POST \/auth\/v1\/logout\?scope=local$/,
  /^POST \/rest\/v1\/rpc\/use_recovery_code$/,
  // A browser asks before it sends a request.
  /^OPTIONS /,
];

/** Whether a session that owes the code of a second factor may send a request. */
export function isOpenToHalf(method: string, { pathname, searchParams }: URL): boolean {
  const scopes = pathname === '/auth/v1/logout' ? searchParams.getAll('scope') : [];
  const request = `${method} ${pathname}${scopes.length ? `?scope=${scopes.join()}` : ''}`;
  return open.some((pattern) => pattern.test(request));
}
