import { expect, test } from 'vitest';
import { formatHomeState, parseHomeState, toHomeQuery } from './homeState';

const read = (search: string) => parseHomeState(new URLSearchParams(search));

test.each(['', 'q=jazz', 'q=%C3%A9t%C3%A9+%26+co&date=weekend&page=3'])(
  'the search «%s» is read and written back',
  (search) => {
    expect(formatHomeState(read(search)).toString()).toBe(search);
  },
);

test.each(['date=yesterday', 'date=__proto__', 'page=0', 'page=1.5', 'page=Infinity', 'city=Lyon'])(
  'the senseless «%s» is as if it were not',
  (search) => {
    expect(read(search)).toEqual(read(''));
  },
);

test('a huge text and a huge page are cut to size', () => {
  expect(read(`q=${'a'.repeat(10_000)}&page=99999`)).toMatchObject({ text: 'a'.repeat(200), pages: 40 });
});

test('the days come in their order; pages are no part of the query', () => {
  expect(toHomeQuery(read('date=today&page=3'))).toEqual(toHomeQuery(read('date=today')));
  expect(toHomeQuery(read('date=today'))).toMatchObject({ sort: 'date', day: 'today' });
});
