import { deviceStorage } from '../device/deviceStorage';
import { languageStorageKey } from '../i18n/languages';

/** Keeps the language that a user chose on this device: URLs without a prefix lead to it (docs/decisions/0006). */
export function storeLanguage(code: string): void {
  deviceStorage.write(languageStorageKey, code);
}
