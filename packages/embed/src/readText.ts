import { hasVisibleText } from '@lively/engine';

/** The max number of characters of a text. CSS does not cut texts. */
const maxTextLength = 100;

/** Cuts a text and removes the characters that change the text direction. A text without visible characters becomes empty. */
export function readText(value: unknown, maxLength = maxTextLength): string {
  const text = `${value ?? ''}`.replace(/\p{Bidi_C}/gu, '').trim();
  if (!hasVisibleText(text)) return '';
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
}
