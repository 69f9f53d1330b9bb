import { openQuestion, parseMarkedLine, unreadWords } from './markedLine';

/** Lists the words of a sentence that are filters, in their order. */
export function listUnderstood(markedLine: string): string[] {
  return parseMarkedLine(markedLine).flatMap(({ text, parameters }) =>
    parameters.some((each) => each !== openQuestion && each !== unreadWords) ? [text] : [],
  );
}
