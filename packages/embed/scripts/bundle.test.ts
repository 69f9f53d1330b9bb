import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Bundle, bundle } from './bundle.ts';

describe('the modules of the widgets', () => {
  let built: Bundle;
  let scripts: readonly string[];
  beforeAll(async () => {
    built = await bundle();
    scripts = [built.entry, built.complete, ...built.parts].map(({ code }) => code);
  });

  it('are the same for the same sources', async () => {
    expect(await bundle()).toEqual(built);
  });

  it('import no other module statically, and the complete one imports none at all', () => {
    // `from` in quotes is a kind of price.
    for (const code of scripts) expect(code).not.toMatch(/\bimport\s*[{'"`*]|(?<!['"`])\bfrom\s*['"`]|\brequire\(/);
    expect(built.complete.code).not.toMatch(/\bimport\(|modulepreload/);
  });

  it('import at run time only the files whose hash they know', () => {
    for (const code of scripts) expect(code.replace(/import\(\w+\)/, '')).not.toMatch(/\bimport\(/);
    const index = built.parts.find(({ name }) => name === 'parts');
    for (const { name, file, code } of built.parts) {
      const hash = createHash('sha256').update(code).digest('base64url');
      expect(file).toBe(`lively-${name}.${hash}.js`);
      expect((name === 'parts' ? built.entry : index)?.code).toContain(hash);
    }
  });

  it('leave to parts what a list in French does not show', () => {
    for (const word of ['See all', 'Ver todo', 'Expositions', 'svg', 'withinKm'])
      expect(built.entry.code).not.toContain(word);
    for (const word of ['See all', 'Ver todo', 'Expositions', 'svg', 'withinKm'])
      expect(built.complete.code).toContain(word);
  });

  it('keep the names of properties readable for a security review', () => {
    for (const name of ['ticketUrl', 'timings', 'isSingle', 'reasons', 'priceAmount'])
      expect(built.entry.code).toContain(name);
  });

  it('keep the colours of both themes in the style sheet as light-dark()', () => {
    expect(built.entry.code).toContain('light-dark(');
    expect(built.entry.code).not.toContain('--lightningcss');
  });

  it('do not store data, evaluate code or write markup', () => {
    for (const code of scripts) {
      expect(code).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment/);
      expect(code).not.toMatch(/\beval\(|new Function|localStorage|sessionStorage|indexedDB|\.cookie\b|sendBeacon/);
    }
  });

  it('log only warnings', () => {
    for (const code of scripts)
      expect((code.match(/console\.\w+|debugger/g) ?? []).filter((call) => call !== 'console.warn')).toEqual([]);
  });

  it('contain no estimated numbers', () => {
    for (const code of scripts) expect(code).not.toMatch(/≈|estimated/);
  });
});
