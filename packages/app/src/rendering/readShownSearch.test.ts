import { expect, test } from 'vitest';
import { readShownSearch } from './readShownSearch';

test.each([
  ['/event/17', '?utm_source=x&q=jazz&page=3', ''],
  ['/event/17', '?x=1&sent=newsletter&sent=message', '?sent=newsletter'],
  ['/faq', '?sent=nothing&q=jazz', ''],
  ['/faq', '?sent=__proto__', ''],
  ['/explore', '?utm_source=x', ''],
  ['/en/explore', '?x=1&q=jazz', '?q=jazz'],
  ['/explore', '?date=all&sort=popularity&page=1&price=&city=', ''],
  ['/explore', '?price=20.0&x=1&q=jazz&category=Musique', '?q=jazz&category=music&price=20'],
  ['/explore', '?category=music&q=jazz&q=rock&price=20', '?q=jazz&category=music&price=20'],
  ['/explore', '?access=b,a&page=99999&sort=x&commune=x&radius=5', '?page=40'],
  ['/explore', '?view=map&q=jazz', '?q=jazz'],
  ['/explore', '?sent=newsletter&q=a%20b', '?q=a+b&sent=newsletter'],
])('the parameters of %s%s are reduced to « %s »', (path, search, shown) => {
  expect(readShownSearch(path, search)).toBe(shown);
  expect(readShownSearch(path, shown)).toBe(shown);
});
