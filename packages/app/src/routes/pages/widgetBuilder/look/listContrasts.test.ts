import { expect, test } from 'vitest';
import { parseBuilderState } from '../builderState';
import { listContrasts } from './listContrasts';

const lines = (search: string) =>
  listContrasts(parseBuilderState(new URLSearchParams(search))).map(
    ({ pair, theme, ratio, passes }) => `${pair} ${theme} ${ratio.toFixed(1)} ${passes}`,
  );

test('the colours of Lively can be read in both themes', () => {
  expect(lines('')).toEqual([
    'text light 12.8 true',
    'button light 12.8 true',
    'text dark 14.6 true',
    'button dark 14.6 true',
  ]);
});

test('a ground of one theme is unreadable in the other', () => {
  expect(lines('ground=%23ffffff&theme=auto')).toContain('text dark 1.2 false');
  expect(lines('ground=%23ffffff&theme=light')).toEqual(['text light 14.6 true', 'button light 14.6 true']);
});

test('a theme that changes no colour has no lines of its own', () => {
  expect(lines('ground=%23ffffff&ink=%23777777&accent=%23767676')).toEqual([
    'text both 4.5 false',
    'button both 4.5 true',
  ]);
});

test('a variable counts with its own value', () => {
  expect(lines('ground=var%28--bg%2C+%23000000%29&ink=%23ffffff')).toContain('text both 21.0 true');
});
