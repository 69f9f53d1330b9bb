/**
 * Prints what the grammar reads from each labelled sentence and from each line that people typed, and the days that chrono-node
 * reads. Fails if too few parts of a sentence are recognised, or on a wrong filter in the half that the grammar was written with.
 * Wrong filters in the other half are only counted, and its typed lines are not printed. The parameters `fr`, `en`, `es`,
 * `seen`, `unseen` select a part; `--all` also prints correct sentences.
 */

import { dictionaries, grammarLanguages } from '../testing/dictionaries.ts';
import { createCommuneFinder } from '../testing/findAllCommunes.ts';
import { judgeSentence, type Verdict } from '../testing/judgeSentence.ts';
import { type Half, readSentences } from '../testing/readSentences.ts';
import { readWithChrono } from '../testing/readWithChrono.ts';
import { judgeTyped, type TypedVerdict } from '../testing/sentences/typed/judgeTyped.ts';
import { readTypedSentences } from '../testing/sentences/typed/readTypedSentences.ts';

const parameters = process.argv.slice(2);
const keeps = (name: string, names: readonly string[]) =>
  !names.some((each) => parameters.includes(each)) || parameters.includes(name);
const halves: readonly { half: Half; share: number }[] = [
  { half: 'seen', share: 0.97 },
  { half: 'unseen', share: 0.92 },
];

const findCommunes = createCommuneFinder();
for (const language of grammarLanguages.filter((code) => keeps(code, grammarLanguages))) {
  for (const { half, share } of halves.filter((each) => keeps(each.half, ['seen', 'unseen']))) {
    const verdicts = readSentences(language, half).map((sentence) =>
      judgeSentence(sentence, dictionaries[language], findCommunes),
    );
    for (const verdict of verdicts) print(verdict);
    const { expected, wrong, recognised } = sum(verdicts);
    if (recognised < share || (half === 'seen' && wrong)) process.exitCode = 1;
    process.stdout.write(
      `${language} ${half}: ${verdicts.length} sentences, ${expected} parts, ${(recognised * 100).toFixed(1)} % recognised` +
        ` (at least ${share * 100} %${recognised < share ? ', MISSED' : ''}), ${wrong} wrong filters` +
        `${half === 'unseen' ? ' (counted only)' : wrong ? ' (at most 0, MISSED)' : ''}\n`,
    );
    const days = readSentences(language, half).flatMap((sentence) => readWithChrono(sentence, language) ?? []);
    const missedDays = verdicts.filter(({ missed }) => missed.some((each) => /^days?=/.test(each))).length;
    const right = days.filter(({ expected, read }) => expected === read).length;
    const silent = days.filter(({ read }) => read === null).length;
    process.stdout.write(
      `of the ${days.length} with days: ${days.length - missedDays} right; chrono-node ${right} right, ${days.length - right - silent} wrong, ${silent} not read\n\n`,
    );
  }
}

/** The share of the parts of typed lines that should be read. */
const typedGoal = 0.95;

for (const language of grammarLanguages.filter((code) => keeps(code, grammarLanguages))) {
  const findNamed = createCommuneFinder(language);
  for (const { half } of halves.filter((each) => keeps(each.half, ['seen', 'unseen']))) {
    const verdicts = readTypedSentences(language, half).map((line) =>
      judgeTyped(line, dictionaries[language], findNamed),
    );
    if (half === 'seen') for (const verdict of verdicts) print(verdict);
    const { expected, wrong, recognised } = sum(verdicts);
    if (half === 'seen' && wrong) process.exitCode = 1;
    process.stdout.write(
      `${language} typed, ${half}: ${verdicts.length} lines, ${expected} parts, ${(recognised * 100).toFixed(1)} % read` +
        ` (goal ${typedGoal * 100} %${recognised < typedGoal ? ', MISSED' : ''}), ${wrong} wrong filters\n`,
    );
  }
}

/** Prints a verdict, unless it is correct. */
function print({ line, read, text, unread, missed, wrong }: Verdict & Partial<TypedVerdict>): void {
  const isCorrect = !missed.length && !wrong.length;
  if (isCorrect && !parameters.includes('--all')) return;
  const effect = unread ? `; without effect: «${unread.join(', ')}»` : '';
  process.stdout.write(`${isCorrect ? 'correct' : wrong.length ? 'WRONG  ' : 'missed '} ${line}\n`);
  process.stdout.write(`          read: ${read.join(', ') || 'nothing'}; text: «${text}»${effect}\n`);
  if (missed.length) process.stdout.write(`          missed: ${missed.join(', ')}\n`);
  if (wrong.length) process.stdout.write(`          wrong: ${wrong.join(', ')}\n`);
}

function sum(verdicts: readonly Verdict[]): { expected: number; wrong: number; recognised: number } {
  const count = (key: 'missed' | 'wrong') => verdicts.reduce((total, each) => total + each[key].length, 0);
  const expected = verdicts.reduce((total, each) => total + each.expected, 0);
  return { expected, wrong: count('wrong'), recognised: 1 - count('missed') / expected };
}
