import { expect, test } from 'vitest';
import { isServedPath } from './isServedPath';

const folders = {
  root: '/srv/lively',
  allowed: ['/srv/lively/packages', '/srv/lively/node_modules'],
  denied: ['/srv/data'],
};

test.each([
  '/',
  '/explore?city=Lyon',
  '/event/17',
  '/en/faq',
  '/assets/main-B2.js',
  '/src/main.tsx',
  '/@vite/client',
  '/@id/__x00__virtual',
  '/node_modules/.vite/deps/react.js?v=1',
  '/@fs/srv/lively/packages/ui/src/index.ts',
  '/@fs/srv/lively/node_modules/.pnpm/x/y.js',
  '/event/caf%C3%A9',
  '/auth/v1/health',
  '/storage/v1/object/public/avatars/a/1.png',
  '/.well-known/security.txt',
])('%s is served', (url) => {
  expect(isServedPath(url, folders)).toBe(true);
});

test.each([
  '/@fs/etc/passwd',
  '/@fs//etc/passwd',
  '/@fs/srv/lively/supabase/config.toml',
  '/@fs/srv/data/signing-secret',
  '/@fs/srv/lively/.env',
  '/@fs/srv/lively/packages/../supabase/config.toml',
  '/srv/lively/package.json',
  '/srv/data/server.json?raw',
  '/../x',
  '/%2e%2e/x',
  '/%252e%252e/x',
  '/%25252e%25252e/x',
  '/..%2fx',
  '/..%5cx',
  '/..\\x',
  '/a/./b',
  '/x%00.js',
  '/x%0d%0a',
  '/%ff',
  '/.env',
  '/.git/config',
  '/_system',
  '/_system/config',
  '//_system/config',
  '/%5fsystem/config',
  '/studio',
  '/supabase/.temp/jwt-secret',
  'http://localhost/../x',
  '/a/..;/b',
])('%s is not served', (url) => {
  expect(isServedPath(url, folders)).toBe(false);
});
