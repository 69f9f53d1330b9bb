import { understand } from '../src/understand/understand.ts';
import { dictionaries, grammarLanguages } from '../testing/dictionaries.ts';
import { createCommuneFinder } from '../testing/findAllCommunes.ts';
import { readSentences } from '../testing/readSentences.ts';
import { readWithChrono } from '../testing/readWithChrono.ts';
import type { Report } from './createReport.ts';
import { measureRounds } from './measureRounds.ts';

/** How many times as slow as this processor a telephone may be, and how many milliseconds a sentence may take there. */
const telephone = { slowness: 4, limit: 1 };

/**
 * Reads the labelled sentences that have days with the whole grammar, beside chrono-node, which reads their days alone. A sentence is
 * limited, too: on a telephone, and the slowest to so many times the mean.
 */
export function benchUnderstand(report: Report): void {
  const findCommunes = createCommuneFinder();
  for (const language of grammarLanguages) {
    const sentences = readSentences(language, 'seen');
    const read = ({ line, now, timeZone }: (typeof sentences)[number]) =>
      understand(line, { now, timeZone, dictionary: dictionaries[language], findCommunes });
    const dated = sentences.filter((sentence) => readWithChrono(sentence, language));
    const rounds = measureRounds(
      {
        grammar: () => dated.map(read),
        'chrono-node': () => dated.map((sentence) => readWithChrono(sentence, language)),
        all: () => sentences.map(read),
      },
      25,
    );
    const slowest = Math.max(...sentences.map((sentence) => measureRounds({ one: () => read(sentence) }, 15).one));
    const mean = rounds.all / sentences.length;
    report.times({ [`a sentence in ${language}`]: mean, [`the slowest in ${language}`]: slowest });
    report.ratio(`ms on a telephone, ${language}`, mean * telephone.slowness, telephone.limit);
    report.ratio(`grammar / chrono-node, ${language}`, rounds.grammar / rounds['chrono-node'], 2);
    report.ratio(`slowest / mean, ${language}`, slowest / mean, 3);
  }
}
