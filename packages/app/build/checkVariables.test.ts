import { expect, test } from 'vitest';
import { checkVariables } from './checkVariables.ts';

const whole = {
  VITE_SITE_URL: 'https://site.example',
  VITE_SUPABASE_URL: 'https://project.supabase.co',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
};

test('a build for the embedded backend needs nothing, and one for a project all', () => {
  expect(() => checkVariables({})).not.toThrow();
  expect(() => checkVariables(whole)).not.toThrow();
});

test.each(Object.keys(whole))('a build for a project without %s names it', (name) => {
  const others = { ...whole, [name]: '' };
  // With neither the project nor its key it is for the embedded backend.
  expect(() => checkVariables(others)).toThrow(name);
});

test('a secret key is never built in', () => {
  expect(() => checkVariables({ ...whole, VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_secret_x' })).toThrow(/secret key/);
});
