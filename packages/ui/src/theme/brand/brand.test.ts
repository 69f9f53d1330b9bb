import { expect, it } from 'vitest';
import { sampleBrands } from '../../docs/sampleBrands';
import { makeReadable, mix } from './mixColors';
import { reportContrast } from './reportContrast';
import { toBrandStylesheet } from './toBrandStylesheet';

const brand = sampleBrands.Rivage;

it.each(Object.entries(sampleBrands))('%s can be read, in both themes', (_, each) => {
  expect(reportContrast(each).filter(({ passes }) => !passes)).toEqual([]);
});

it('says which of the chosen colours cannot be read', () => {
  const pale = { ...brand, ink: '#8A97A3' };
  const failing = reportContrast(pale).filter(({ passes }) => !passes);
  expect(failing).toContainEqual(expect.objectContaining({ theme: 'light', front: 'ink', ground: 'ground' }));
  expect(failing[0]?.ratio).toBeLessThan(4.5);
});

it('adjusts derived colours until they have enough contrast, and no further', () => {
  expect(makeReadable('#000000', ['#FFFFFF'])).toBe('#000000');
  expect(makeReadable('#CCCCCC', ['#FFFFFF'])).not.toBe('#000000');
  expect(mix('#000000', '#FFFFFF', 0.5)).toBe('#808080');
});

it('fills the same custom properties in both themes, by the system and by attribute', () => {
  const stylesheet = toBrandStylesheet(brand);
  expect(stylesheet).toContain(`--lively-color-ground: ${brand.paper};`);
  expect(stylesheet.split(`--lively-color-ground: ${brand.night};`)).toHaveLength(3);
  expect(stylesheet).toContain('--lively-radius-medium: 14px;');
  expect(stylesheet).toContain(`--lively-color-scrim: ${brand.ink}99;`);
});
