/** Where the device keeps what a person set on it. */
export const settingsStorageKey = 'lively_settings';
