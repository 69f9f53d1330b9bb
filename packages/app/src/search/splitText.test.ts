import { expect, test } from 'vitest';
import { splitText } from './splitText';

test.each([
  ['jazz ou blues', 'jazz ou blues', []],
  ['jazz -techno', 'jazz', ['techno']],
  ['-techno -halle-tony-garnier', '', ['techno', 'halle tony garnier']],
  ['saint-ouen - rock', 'saint-ouen - rock', []],
  ['', '', []],
])('« %s » asks for « %s » and excludes %j', (text, asked, excluded) => {
  expect(splitText(text)).toEqual({ asked, excluded });
});
