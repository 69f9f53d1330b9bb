import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The module as a page loads it. */
const load = async () => {
  vi.resetModules();
  const { storedTaste } = await import('./storedTaste');
  return { ...storedTaste, ...(await import('./tasteHistory')).tasteHistory };
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('each change is undone exactly, also after a reload', async () => {
  const first = await load();
  first.write('{"a": 1}');
  first.write(null);
  first.write('{"a":  2}\n');
  const reloaded = await load();
  const texts: (string | null)[] = [];
  while (reloaded.canUndo()) {
    reloaded.undo();
    texts.push(reloaded.read());
  }
  expect(texts).toEqual([null, '{"a": 1}', null]);
  expect((await load()).canUndo()).toBe(false);
});

test('what another tab or device has said is not undone', async () => {
  const taste = await load();
  taste.write('one');
  localStorage.setItem('lively_taste', 'of another tab');
  expect([taste.canUndo(), (await load()).canUndo()]).toEqual([false, false]);
  taste.write('two');
  taste.undo();
  expect([taste.read(), taste.canUndo()]).toEqual(['of another tab', false]);
  taste.write('three');
  taste.follow('of another device');
  expect(taste.canUndo()).toBe(false);
});

test('an invalid text in the tab means that there is nothing to undo', async () => {
  for (const text of [
    '',
    '{',
    'null',
    '[]',
    '{"after":null}',
    '{"after":null,"earlier":[1]}',
    '{"after":null,"earlier":"ab"}',
  ]) {
    sessionStorage.setItem('lively_taste_earlier', text);
    const taste = await load();
    expect([text, taste.canUndo()]).toEqual([text, false]);
    taste.undo();
    expect(taste.read()).toBeNull();
  }
});

test('the texts before go with the tab, and are not many', async () => {
  const taste = await load();
  for (let number = 0; number < 100; number += 1) taste.write(`${number}`);
  let undone = 0;
  while (taste.canUndo()) {
    taste.undo();
    undone += 1;
  }
  expect(undone).toBe(20);
  taste.write('last');
  taste.follow(null);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});
