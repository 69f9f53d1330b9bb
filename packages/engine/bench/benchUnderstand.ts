import { createPlaceFinder } from '../src/areas/createPlaceFinder.ts';
import { today } from '../src/dates/civilDate.ts';
import { further } from '../src/understand/further.ts';
import { understand } from '../src/understand/understand.ts';
import { dictionaries, grammarLanguages } from '../testing/dictionaries.ts';
import { createCommuneFinder } from '../testing/findAllCommunes.ts';
import { readSentences } from '../testing/readSentences.ts';
import { readWithChrono } from '../testing/readWithChrono.ts';
import type { Report } from './createReport.ts';
import { measureRounds } from './measureRounds.ts';

/** How many times slower than this processor a telephone may be, and the max milliseconds per sentence there. */
const telephone = { slowness: 4, limit: 1 };

/**
 * Measures the grammar against chrono-node on the labelled sentences with days. The grammar reads the whole sentence, chrono-node
 * only its days. Two more limits apply: the time per sentence on a telephone, and the slowest sentence as a multiple of the mean.
 */
export function benchUnderstand(report: Report): void {
  const findPlaces = createPlaceFinder(createCommuneFinder());
  for (const language of grammarLanguages) {
    const sentences = readSentences(language, 'seen');
    const read = ({ line, now, timeZone }: (typeof sentences)[number]) =>
      understand(line, { further, today: today(now, timeZone), dictionary: dictionaries[language], findPlaces });
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
