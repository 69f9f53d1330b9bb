/** The storage key of the auth client's session. Its presence shows, without that client, that there may be a session. */
export const sessionStorageKey = 'lively_session';
