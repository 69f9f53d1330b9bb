import { expect, test } from 'vitest';
import { formatBuilderState, parseBuilderState, readLimited } from './builderState';

const everything =
  'commune=69123&radius=50&category=music&date=weekend&price=0&venue=Le+Trianon&organizer=Ville+de+Lyon&layout=month' +
  '&locate=on&event=17&limit=12&width=640&theme=dark&language=es&ground=%23fff&ink=%23000&accent=var%28--red%2C+%23f00%29' +
  '&display=Georgia&text=serif&partner=Le+Progr%C3%A8s&editor=strict&preview=1280';

test('every choice is in the URL, and is read again', () => {
  const state = parseBuilderState(new URLSearchParams(everything));
  expect(`${formatBuilderState(state)}`).toBe(everything);
  expect(state).toMatchObject({ view: 'month', theme: 'dark', previewWidth: 1280, filters: { maxPrice: 0 } });
});

test('the defaults are not in the URL, and invalid values count as omitted', () => {
  const state = parseBuilderState(
    new URLSearchParams('layout=cube&theme=pink&language=de&editor=word&preview=99&sort=score&page=3&view=map'),
  );
  expect(`${formatBuilderState(state)}`).toBe('');
});

test.each([
  ['1', 1],
  [' 100 ', 100],
  ['0', null],
  ['101', null],
  ['1.5', null],
  ['', null],
  ['ten', null],
])('the number of events "%s" is %s', (text, number) => {
  expect(readLimited(text, [1, 100])).toBe(number);
});
