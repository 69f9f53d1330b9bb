import { onboardingSteps } from '@lively/engine';
import { expect, test } from 'vitest';
import { type Language, languageCodes } from '../i18n/languages';
import { createTestI18n } from '../test/createTestI18n';
import { toOnboardingSteps } from './toOnboardingSteps';

async function stepsIn(language: Language) {
  const { getFixedT } = await createTestI18n(language, ['onboarding']);
  return toOnboardingSteps(getFixedT(null, ['onboarding', 'common', 'taxonomy']));
}

test.each(languageCodes)('%s has a text for each of the four steps and the thirty-two tags', async (language) => {
  const texts = (await stepsIn(language)).flatMap(({ title, description, optionsLabel, progress, options }) => [
    title,
    description,
    optionsLabel,
    progress,
    ...options.map(({ label }) => label),
  ]);
  expect(texts).toHaveLength(4 * 4 + 32);
  expect(texts.filter((text) => !text || text.includes('tag.') || text.includes('steps.'))).toEqual([]);
});

test('the stored value is the French word of the specification in every language', async () => {
  const [music] = await stepsIn('en');
  expect(music?.options[2]).toEqual({ value: 'Électronique', label: 'Electronic' });
});

test('French shows the words of the specification', async () => {
  const steps = await stepsIn('fr');
  expect(steps.map(({ options }) => options.map(({ label }) => label))).toEqual(
    onboardingSteps.map(({ tags }) => tags.map(({ label }) => label)),
  );
});
