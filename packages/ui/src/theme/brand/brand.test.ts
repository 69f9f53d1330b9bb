import { expect, it } from 'vitest';
import { sampleBrands } from '../../docs/sampleBrands';
import { makeReadable, mix } from './mixColors';
import { reportContrast } from './reportContrast';
import { toBrandStylesheet } from './toBrandStylesheet';

const brand = sampleBrands.Rivage;

it.each(Object.entries(sampleBrands))('the brand %s has enough contrast in both themes', (_, each) => {
  expect(reportContrast(each).filter(({ passes }) => !passes)).toEqual([]);
});

it('the report contains the chosen colours without enough contrast', () => {
  const pale = { ...brand, ink: '#8A97A3' };
  const failing = reportContrast(pale).filter(({ passes }) => !passes);
  expect(failing).toContainEqual(expect.objectContaining({ theme: 'light', front: 'ink', ground: 'ground' }));
  expect(failing[0]?.ratio).toBeLessThan(4.5);
});

it('derived colours change only as far as the contrast requires', () => {
  expect(makeReadable('#000000', ['#FFFFFF'])).toBe('#000000');
  expect(makeReadable('#CCCCCC', ['#FFFFFF'])).not.toBe('#000000');
  expect(mix('#000000', '#FFFFFF', 0.5)).toBe('#808080');
});

it('the stylesheet sets both themes, by the system and by attribute', () => {
  const stylesheet = toBrandStylesheet(brand);
  expect(stylesheet).toContain(`--lively-color-ground: ${brand.paper};`);
  expect(stylesheet.split(`--lively-color-ground: ${brand.night};`)).toHaveLength(3);
  expect(stylesheet).toContain('--lively-radius-medium: 14px;');
  expect(stylesheet).toContain(`--lively-color-scrim: ${brand.ink}99;`);
});
