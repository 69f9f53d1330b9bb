import { dropForbiddenCharacters, hasVisibleText } from '@lively/engine';

const maxLength = 60;

/**
 * Reads the name that a partner wrote on a widget: on one line, in one Unicode form, without characters that change the direction of
 * a text. Empty for a text that has no visible character or is longer than 60.
 */
export function parsePartner(text: string | null | undefined): string {
  const name = dropForbiddenCharacters(text ?? '')
    .normalize('NFC')
    .replace(/\p{Bidi_C}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return hasVisibleText(name) && name.length <= maxLength ? name : '';
}
