/** A part of a line, and the URL parameters with its meaning; `?` if it is ambiguous. */
export interface MarkedPart {
  readonly text: string;
  readonly parameters: readonly string[];
}

/** The parameter of ambiguous words. */
export const openQuestion = '?';
/** The parameter of words that are neither a filter nor searched. */
export const unreadWords = 'unread';

/**
 * Formats a search line with the meaning of its words for the URL: `[category:concert] Orelsan [date:ce week-end]`. It
 * does not filter; the filters have their own parameters.
 */
export function formatMarkedLine(parts: readonly MarkedPart[]): string {
  return parts
    .map(({ text, parameters }) => {
      const plain = text.replace(/[[\]]/g, ' ').trim();
      return parameters.length ? `[${parameters.join('+')}:${plain}]` : plain;
    })
    .filter(Boolean)
    .join(' ');
}

export function parseMarkedLine(marked: string): MarkedPart[] {
  const parts: MarkedPart[] = [];
  for (const [, names, words, text] of marked.matchAll(/\[([a-z+?-]+):([^[\]]*)\]|([^[\]]+)/g)) {
    const part = (names === undefined ? text : words)?.trim();
    if (part) parts.push({ text: part, parameters: names?.split('+') ?? [] });
  }
  return parts;
}

/** Returns the line as typed. */
export function readTypedLine(marked: string): string {
  return parseMarkedLine(marked)
    .map(({ text }) => text)
    .join(' ');
}

/** Whether a parameter contains the meaning of some words. */
export function isMarked(marked: string, parameter: string): boolean {
  return parseMarkedLine(marked).some(({ parameters }) => parameters.includes(parameter));
}

/** Returns the line with the chosen meaning of a phrase. */
export function answerQuestion(marked: string, phrase: string, parameter: string): string {
  return formatMarkedLine(
    parseMarkedLine(marked).map(({ text, parameters }) => ({
      text,
      parameters: text === phrase && parameters.includes(openQuestion) ? [parameter] : parameters,
    })),
  );
}

/** Lists the ambiguous phrases. */
export function listOpenQuestions(marked: string): string[] {
  return listMarked(marked, openQuestion);
}

/** Lists the words that are neither a filter nor searched. */
export function listUnreadWords(marked: string): string[] {
  return listMarked(marked, unreadWords);
}

function listMarked(marked: string, parameter: string): string[] {
  return parseMarkedLine(marked)
    .filter(({ parameters }) => parameters.includes(parameter))
    .map(({ text }) => text);
}
