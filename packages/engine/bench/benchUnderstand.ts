import { languageCodes } from '../src/languages.ts';
import { understand } from '../src/understand/understand.ts';
import { dictionaries } from '../testing/dictionaries.ts';
import { createCommuneFinder } from '../testing/findAllCommunes.ts';
import { readSentences } from '../testing/readSentences.ts';
import type { Report } from './createReport.ts';
import { measureRounds } from './measureRounds.ts';

/** How many times slower a telephone is than the machine of the benchmark. */
const slowdown = 4;

/** Milliseconds for a sentence of each language: the mean over its labelled sentences, the median of the rounds, the slowest sentence. */
export function benchUnderstand(report: Report): void {
  const findCommunes = createCommuneFinder();
  for (const language of languageCodes) {
    const sentences = readSentences(language, 'seen');
    const read = ({ line, now, timeZone }: (typeof sentences)[number]) =>
      understand(line, { now, timeZone, dictionary: dictionaries[language], findCommunes });
    const { all } = measureRounds({ all: () => sentences.map(read) }, 25);
    const slowest = Math.max(...sentences.map((sentence) => measureRounds({ one: () => read(sentence) }, 15).one));
    const mean = all / sentences.length;
    report.times({ [`a sentence in ${language}`]: mean, [`the slowest in ${language}`]: slowest });
    report.ratio(`the slowest in ${language}, 4 times slower, ms`, slowest * slowdown, 1);
  }
}
