import type { Page } from '@playwright/test';
import { hangLimits } from '../../../scripts/hangLimits';
import { prefixOf } from '../helpers/languages';
import { createFindText } from './createFindText';
import { createListener } from './createListener';
import { hasHeard } from './hasHeard';
import type { Journey, Step, Words } from './Journey';
import { listOddities } from './listOddities';
import type { Utterance } from './readSpeech';
import { test } from './test';

interface Listening {
  readonly language: string;
  /** The debug file of the screen reader. */
  readonly log: string;
  /** Receives what was done and what was said, line by line. */
  readonly transcript: string[];
}

/** After so many rounds of silence nothing more is expected. A field that loads its suggestions is read anew in the first. */
const silentRounds = 2;
/** More stops than any step needs. */
const maxStops = 40;

/**
 * Follows a journey by ear: what is on the page is known from the utterances alone.
 *
 * @returns What a listener would stumble over. The journey ends at words that never come.
 */
export async function followJourney(
  page: Page,
  journey: Journey,
  { language, log, transcript }: Listening,
): Promise<string[]> {
  const prepared = (await journey.prepare?.(page)) ?? {};
  const steps = journey.listSteps({ t: createFindText(language), prefix: prefixOf(language), language, prepared });
  const listener = createListener(page, log);
  const problems: string[] = [];
  // The titles of events are French in every language, and declared as such.
  const languages = [...new Set([language, 'fr'])];

  /** Does something, and writes down what is said then. */
  async function attend(
    name: string,
    act: () => Promise<unknown>,
    isEnough: (heard: readonly Utterance[]) => boolean,
    rounds: number,
  ): Promise<Utterance[]> {
    transcript.push(name);
    const heard = await test.step(
      name,
      async () => {
        await act();
        return listener.hear(isEnough, rounds);
      },
      { timeout: hangLimits.wait },
    );
    transcript.push(...heard.map(({ text, languages: [first] }) => `    ${first ? `[${first}] ` : ''}${text}`));
    return heard;
  }

  async function tabTo(words: readonly Words[]): Promise<boolean> {
    for (let stops = 0; stops < maxStops; stops++) {
      const heard = await attend(
        'Tab',
        () => page.keyboard.press('Tab'),
        (said) => said.length > 0,
        silentRounds,
      );
      if (heard.length === 0) problems.push('A stop of the keyboard is silent.');
      problems.push(...listOddities(heard, languages));
      if (hasHeard(heard, words)) return true;
      if (problems.length) return false;
    }
    return false;
  }

  async function take(step: Step): Promise<boolean> {
    if ('tabTo' in step) return tabTo(step.tabTo);
    const { hears = [] } = 'open' in step ? {} : step;
    const isEnough = (said: readonly Utterance[]) => hasHeard(said, hears);
    const heard = await attend(
      nameOf(step),
      () => act(page, step),
      isEnough,
      'open' in step ? 2 * silentRounds : silentRounds,
    );
    // A page that is read as a whole repeats the names of its groups.
    if ('open' in step)
      problems.push(...listOddities(heard, languages).filter((each) => each.includes(' is said in ')));
    else problems.push(...listOddities(heard, languages).filter((each) => !each.startsWith('A stop ')));
    return isEnough(heard);
  }

  for (const step of steps) {
    if (!(await take(step))) problems.push(`${nameOf(step)}: “${wordsOf(step).join('”, “')}” is not heard.`);
    if (problems.length) break;
  }
  await listener.leave();
  return problems;
}

async function act(page: Page, step: Exclude<Step, { tabTo: unknown }>): Promise<void> {
  if ('open' in step) {
    await page.goto(step.open);
    await page.bringToFront();
  } else if ('press' in step) await page.keyboard.press(step.press);
  else if ('type' in step) await page.keyboard.insertText(step.type);
  else await step.happen(page);
}

function nameOf(step: Step): string {
  if ('open' in step) return `open ${step.open}`;
  if ('tabTo' in step) return 'Tab';
  if ('press' in step) return step.press;
  return 'type' in step ? `type “${step.type}”` : step.event;
}

function wordsOf(step: Step): readonly string[] {
  if ('open' in step) return [];
  const words = 'tabTo' in step ? step.tabTo : (step.hears ?? []);
  return words.map((each) => [each].flat().join('” or “'));
}
