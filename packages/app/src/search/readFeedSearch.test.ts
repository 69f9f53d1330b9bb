import { expect, test } from 'vitest';
import { readFeedSearch } from './readFeedSearch';

test.each([
  ['', ''],
  ['?utm_source=x&city=%20Ly%00on%20', '?city=Lyon'],
  ['?category=Musique&city=Lyon', '?city=Lyon&category=music'],
  ['?online=on&once=on&hours=20-24&date=tonight&price=0', '?date=tonight&hours=20-24&price=0&once=on&online=on'],
  [
    '?commune=69123&radius=10&subcategory=jazz&access=mobility&q=nuit',
    '?q=nuit&commune=69123&radius=10&subcategory=jazz&access=mobility',
  ],
  ['?organizer=%20Mairie%0A&venue=Le%20Trianon&city=Paris', '?city=Paris&venue=Le+Trianon&organizer=Mairie'],
  ['?sort=rarity&page=3&words=%5Bdate%3Ace+soir%5D&date=tonight&line=concert', '?date=tonight'],
])('the parameters %j of a feed become %j', (search, kept) => {
  expect(readFeedSearch(search)).toBe(kept);
});
