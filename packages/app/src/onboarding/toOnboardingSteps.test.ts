import { onboardingSteps } from '@lively/engine';
import { expect, test } from 'vitest';
import { languages } from '../i18n/languages';
import { textsIn } from '../test/textsIn';
import { toOnboardingSteps } from './toOnboardingSteps';

test.each(languages)('%s has a text for each of the four steps and the thirty-two tags', async (language) => {
  const steps = toOnboardingSteps(await textsIn(language, 'onboarding'));
  const texts = steps.flatMap(({ title, description, optionsLabel, progress, options }) => [
    title,
    description,
    optionsLabel,
    progress,
    ...options.map(({ label }) => label),
  ]);
  expect(texts).toHaveLength(4 * 4 + 32);
  expect(texts.filter((text) => !text || text.includes('tag.') || text.includes('steps.'))).toEqual([]);
});

test('what is stored is the word of the specification, whatever the page reads', async () => {
  const [music] = toOnboardingSteps(await textsIn('en', 'onboarding'));
  expect(music?.options[2]).toEqual({ value: 'Électronique', label: 'Electronic' });
});

test('French reads the words of the specification', async () => {
  const steps = toOnboardingSteps(await textsIn('fr', 'onboarding'));
  expect(steps.map(({ options }) => options.map(({ label }) => label))).toEqual(
    onboardingSteps.map(({ tags }) => tags.map(({ label }) => label)),
  );
});
