import type { Utterance } from './readSpeech';

/** A focus stop of which only the role and the state are said: nothing says what it is. */
const roleAlone =
  /^(link|push button|toggle button|entry|password text|editable combo box|combo box|check box)( (required|not pressed|pressed|not checked|checked|collapsed|expanded))*\.?$/;
/** Two words, or a word and a number, without a pause between them: “RetirerMusique”, “75 événements24 affichés”. */
const glue = /\p{Ll}{3}(\p{Lu}\p{Ll}|\d)/u;
/** A text of eight letters or more that is said twice in a row. */
const repetition = /(?<=^|\s)(\S.{7,}?)[\s,.:]+\1(?=$|[\s,.:])/;

/**
 * Lists what no page may say, whatever is expected: a stop without a name, words in a language that is not the page's, a text
 * that is said twice, two texts that are said as one word.
 *
 * @param languages The languages that the page may declare.
 */
export function listOddities(utterances: readonly Utterance[], languages: readonly string[]): string[] {
  const texts = utterances.map(({ text }) => text);
  // Orca itself says the description of a field twice if it changes while the focus comes: as a change, and as a part.
  const isField = texts.some((text) => /\bentry\b/.test(text));
  const isTwice = (text: string, at: number) =>
    !isField && text.length >= 12 && text.includes(' ') && texts.indexOf(text) < at;
  return [
    ...texts.filter((text) => roleAlone.test(text)).map((text) => `A stop has no name: “${text}”.`),
    ...utterances
      .filter((utterance) => utterance.languages.some((language) => !languages.includes(language)))
      .map((utterance) => `“${utterance.text}” is said in ${utterance.languages.join(', ')}.`),
    ...texts.filter((text) => glue.test(text)).map((text) => `“${text}” is glued.`),
    ...texts.filter((text, at) => isTwice(text, at) || repetition.test(text)).map((text) => `“${text}” is doubled.`),
  ];
}
