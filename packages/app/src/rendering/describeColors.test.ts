import { expect, test } from 'vitest';
import { describeColors } from './describeColors';

const colors = {
  paper: '#F4F7FB',
  ink: '#14213D',
  night: '#0B1324',
  chalk: '#E8EEF7',
  primary: '#7A1F5C',
  primaryOnNight: '#F2C4E0',
  band: '#3B1E54',
  accent: '#C2410C',
  sun: '#FACC15',
};

test('the stylesheet sets both themes, with more weight than the stylesheets of the app', () => {
  const { stylesheet, faults } = describeColors(colors);
  expect(faults).toEqual([]);
  expect(stylesheet).toContain('--lively-color-brand: #7A1F5C;');
  expect(stylesheet.match(/--lively-color-brand: #F2C4E0;/g)).toHaveLength(2);
  const selectors = [...stylesheet.matchAll(/([^{}]+)\{(?=--)/g)].flatMap(([, found = '']) => found.split(','));
  expect(selectors.length).toBeGreaterThan(3);
  for (const selector of selectors) expect(selector.trim()).toMatch(/^(@media [^{]*)?:root:root/);
});

test('colours that are too similar are faults, the worst first', () => {
  const { faults } = describeColors({ ...colors, ink: '#9AA5B1' });
  expect(faults[0]).toMatch(/^\w+ on [\w ]+ in the light theme has \d(\.\d+)? of (3|4\.5)$/);
  expect(faults).toContainEqual(expect.stringContaining('ink on ground in the light theme'));
});
