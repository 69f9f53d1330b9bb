import type { i18n } from 'i18next';

/** A file of texts that was edited while the app runs in development. */
export interface EditedTexts {
  readonly language: string;
  readonly namespace: string;
  readonly texts: object;
}

/** Vite's name for the message that brings edited texts. */
export const editedTextsEvent = 'lively:texts';

/** Shows edited texts in place of those that the page has loaded. Texts that it has not loaded are left alone. */
export function replaceTexts(i18n: i18n, { language, namespace, texts }: EditedTexts): void {
  if (!i18n.hasResourceBundle(language, namespace)) return;
  // Otherwise a key that was removed would stay.
  i18n.removeResourceBundle(language, namespace);
  i18n.addResourceBundle(language, namespace, texts);
  // What components subscribe to: it makes them render again.
  i18n.emit('languageChanged', language);
}
