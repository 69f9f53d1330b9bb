import { deviceStorage } from './deviceStorage';

export const interruptedPreferencesKey = 'lively_preferences_draft';

/** Whether preferences were being saved when the session ended. Does not parse them, so that every page can ask. */
export const arePreferencesKept = (): boolean => deviceStorage.read(interruptedPreferencesKey) !== null;
