import { expect, test } from 'vitest';
import { findStandIn } from './findStandIn';

const facts = {
  app: '/offline/app',
  appPaths: ['/explore', '/event/:id', '/choose/:token', '/choose/:token/:answerToken'],
  pages: { '': '/offline', '/en': '/en/offline' },
};

test.each([
  ['/', '/offline'],
  ['/en', '/en/offline'],
  ['/en/faq', '/en/offline'],
  ['/english', '/offline'],
  ['/explore', '/offline/app'],
  ['/explore/', '/offline/app'],
  ['/en/explore', '/offline/app'],
  ['/explorer', '/offline'],
  ['/event/42', '/offline/app'],
  ['/event/42/edit', '/offline'],
  ['/choose/a/b', '/offline/app'],
])('the offline page for %s is %s', (pathname, standIn) => {
  expect(findStandIn(pathname, facts)).toBe(standIn);
});
