/** A part of a line, and the parameters of the URL that hold its meaning; `?` where it is still to be asked. */
export interface MarkedPart {
  readonly text: string;
  readonly parameters: readonly string[];
}

/** The parameter of words that may mean several things. */
export const openQuestion = '?';

/**
 * A search line with the meaning of its words, as the URL keeps it: `[category:concert] Orelsan [date:ce week-end]`. It filters
 * nothing; the filters have parameters of their own.
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
  for (const [, names, words, text] of marked.matchAll(/\[([a-z+?]+):([^[\]]*)\]|([^[\]]+)/g)) {
    const part = (names === undefined ? text : words)?.trim();
    if (part) parts.push({ text: part, parameters: names?.split('+') ?? [] });
  }
  return parts;
}

/** The line as it was typed. */
export function readTypedLine(marked: string): string {
  return parseMarkedLine(marked)
    .map(({ text }) => text)
    .join(' ');
}

/** Whether a parameter holds the meaning of some words. */
export function isMarked(marked: string, parameter: string): boolean {
  return parseMarkedLine(marked).some(({ parameters }) => parameters.includes(parameter));
}

/**
 * The words whose meaning only this parameter holds: they come back to the text when its filter goes. Empty where it was not
 * typed, or where the words still mean another filter.
 */
export function wordsOf(marked: string, parameter: string): string {
  return parseMarkedLine(marked)
    .filter(({ parameters }) => parameters.length === 1 && parameters[0] === parameter)
    .map(({ text }) => text)
    .join(' ');
}

/** The line after a parameter no longer holds its words. */
export function unmark(marked: string, parameter: string): string {
  const parts = parseMarkedLine(marked).map(({ text, parameters }) => ({
    text,
    parameters: parameters.filter((each) => each !== parameter),
  }));
  return parts.some(({ parameters }) => parameters.length) ? formatMarkedLine(parts) : '';
}

/** The line once it is said what a phrase means. */
export function answerQuestion(marked: string, phrase: string, parameter: string): string {
  return formatMarkedLine(
    parseMarkedLine(marked).map(({ text, parameters }) => ({
      text,
      parameters: text === phrase && parameters.includes(openQuestion) ? [parameter] : parameters,
    })),
  );
}

/** The phrases whose meaning is still open. */
export function listOpenQuestions(marked: string): string[] {
  return parseMarkedLine(marked)
    .filter(({ parameters }) => parameters.includes(openQuestion))
    .map(({ text }) => text);
}

/** A line, and the words of the one before that still hold: those of parameters which the new line does not set. */
export function joinMarkedLines(before: string, line: string): string {
  const set = new Set(parseMarkedLine(line).flatMap(({ parameters }) => parameters));
  const kept = parseMarkedLine(before).flatMap(({ text, parameters }) => {
    const held = parameters.filter((each) => each !== openQuestion && !set.has(each));
    return held.length ? [{ text, parameters: held }] : [];
  });
  return formatMarkedLine([...parseMarkedLine(line), ...kept]);
}
