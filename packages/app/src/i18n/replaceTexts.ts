import type { i18n } from 'i18next';

/** A file of texts that was edited while the app runs in development. */
export interface EditedTexts {
  readonly language: string;
  readonly namespace: string;
  readonly texts: object;
}

/** The name of Vite's message with edited texts. */
export const editedTextsEvent = 'lively:texts';

/** Replaces the loaded texts with edited ones. Texts that are not loaded are ignored. */
export function replaceTexts(i18n: i18n, { language, namespace, texts }: EditedTexts): void {
  if (!i18n.hasResourceBundle(language, namespace)) return;
  // Otherwise a key that was removed would stay.
  i18n.removeResourceBundle(language, namespace);
  i18n.addResourceBundle(language, namespace, texts);
  // Components subscribe to this event and render again.
  i18n.emit('languageChanged', language);
}
