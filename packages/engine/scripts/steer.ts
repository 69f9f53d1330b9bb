/**
 * Prints what is read from each labelled sentence about a list. Fails on a wrong edit, or if too few are read, in the half that the
 * grammar was written with. Sentences of the other half are only counted. The parameters `fr`, `en`, `es`, `seen`, `unseen` select a
 * part; `--all` also prints right sentences.
 */

import { createPlaceFinder } from '../src/areas/createPlaceFinder.ts';
import { languageCodes } from '../src/languages.ts';
import { dictionaries } from '../testing/dictionaries.ts';
import { createCommuneFinder } from '../testing/findAllCommunes.ts';
import { judgeSteering } from '../testing/steering/judgeSteering.ts';
import { readSteering } from '../testing/steering/readSteering.ts';
import { steerings } from '../testing/steerings.ts';

/** The share of the sentences that should be read. */
const goal = 0.9;
const parameters = process.argv.slice(2);
const keeps = (name: string, names: readonly string[]) =>
  !names.some((each) => parameters.includes(each)) || parameters.includes(name);

for (const language of languageCodes.filter((code) => keeps(code, languageCodes))) {
  const findCommunes = createCommuneFinder(language);
  const options = {
    today: '2026-11-24',
    dictionary: dictionaries[language],
    steering: steerings[language],
    findPlaces: createPlaceFinder(findCommunes),
  };
  for (const half of (['seen', 'unseen'] as const).filter((each) => keeps(each, ['seen', 'unseen']))) {
    const verdicts = readSteering(language, half).map((sentence) => judgeSteering(sentence, options, findCommunes));
    for (const { line, read, expected, verdict } of half === 'seen' ? verdicts : []) {
      if (verdict !== 'right' || parameters.includes('--all'))
        process.stdout.write(`${verdict}: ${line}\n  read ${read}, expected ${expected.join(' or ')}\n`);
    }
    const count = (verdict: string) => verdicts.filter((each) => each.verdict === verdict).length;
    const share = count('right') / verdicts.length;
    if (half === 'seen' && (count('wrong') || share < goal)) process.exitCode = 1;
    process.stdout.write(
      `${language} ${half}: ${verdicts.length} sentences, ${(share * 100).toFixed(1)} % right (goal ${goal * 100} %), ${count('missed')} missed, ${count('wrong')} wrong (goal 0)\n`,
    );
  }
}
