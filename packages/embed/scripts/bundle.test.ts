import { drawPoster } from '@lively/ui/poster';
import { categories } from '@lively/ui/tokens';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundle } from './bundle.ts';
import { sizeLimit } from './sizeLimit.ts';

const entry = (path: string) => new URL(path, import.meta.url).pathname;

describe('the module of the widgets', () => {
  let code = '';
  let bytes = 0;
  beforeAll(async () => {
    ({ code, bytes } = await bundle(entry('../src/index.ts')));
  });

  it('weighs at most 8,192 bytes', () => {
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(sizeLimit);
  });

  it('carries everything it needs', () => {
    expect(code).not.toMatch(/\bimport\s*[({'"`*]|\bfrom\s*['"`]|\brequire\(/);
  });

  it('keeps nothing, evaluates nothing, writes no markup', () => {
    expect(code).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment/);
    expect(code).not.toMatch(/\beval\(|new Function|localStorage|sessionStorage|indexedDB|\.cookie\b|sendBeacon/);
    expect(code).not.toMatch(/console\.|debugger/);
  });

  it('says nothing of numbers that nobody counted', () => {
    expect(code).not.toMatch(/≈|estimated/);
  });
});

describe('the posters in it', () => {
  it('are those of the library, for a narrow card', async () => {
    const { code } = await bundle(entry('../../ui/src/poster/index.ts'));
    const library: { drawPoster: typeof drawPoster } = await import(
      `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
    );
    for (const category of categories)
      for (let seed = 0; seed < 200; seed++) {
        const shapes: object[] = Object.values(library.drawPoster(category, `event-${seed}`)).find(Array.isArray) ?? [];
        // Its properties have other names in the file.
        expect(shapes.map(Object.values)).toEqual(drawPoster(category, `event-${seed}`).shapes.map(Object.values));
      }
  });
});
