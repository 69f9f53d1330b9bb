/** Where the auth client keeps the session. Its presence shows, without that client, that there may be one. */
export const sessionStorageKey = 'lively_session';
