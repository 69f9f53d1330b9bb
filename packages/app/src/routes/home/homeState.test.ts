import { expect, test } from 'vitest';
import { formatHomeState, parseHomeState, toHomeQuery } from './homeState';

const read = (search: string) => parseHomeState(new URLSearchParams(search));

test.each(['', 'q=jazz', 'q=%C3%A9t%C3%A9+%26+co&date=weekend&page=3'])(
  'the search «%s» is parsed and formatted unchanged',
  (search) => {
    expect(formatHomeState(read(search)).toString()).toBe(search);
  },
);

test.each(['date=yesterday', 'date=__proto__', 'page=0', 'page=1.5', 'page=Infinity', 'city=Lyon'])(
  'the invalid search «%s» is ignored',
  (search) => {
    expect(read(search)).toEqual(read(''));
  },
);

test('a very long text and a very high page are limited', () => {
  expect(read(`q=${'a'.repeat(10_000)}&page=99999`)).toMatchObject({ text: 'a'.repeat(200), pages: 40 });
});

test('the query is ordered by date and does not contain the page', () => {
  expect(toHomeQuery(read('date=today&page=3'))).toEqual(toHomeQuery(read('date=today')));
  expect(toHomeQuery(read('date=today'))).toMatchObject({ sort: 'date', day: 'today' });
});
