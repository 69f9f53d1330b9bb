import { beforeAll, describe, expect, it } from 'vitest';
import { bundle } from './bundle.ts';

describe('the module of the widgets', () => {
  let code = '';
  beforeAll(async () => {
    ({ code } = await bundle());
  });

  it('is the same for the same sources', async () => {
    expect((await bundle()).code).toBe(code);
  });

  it('imports no other module', () => {
    // `from` in quotes is a kind of price.
    expect(code).not.toMatch(/\bimport\s*[({'"`*]|(?<!['"`])\bfrom\s*['"`]|\brequire\(/);
  });

  it('keeps the names of properties readable for a security review', () => {
    for (const name of ['ticketUrl', 'timings', 'isSingle', 'reasons', 'purchasesCount']) expect(code).toContain(name);
  });

  it('keeps the colours of both themes in its style sheet as light-dark()', () => {
    expect(code).toContain('light-dark(');
    expect(code).not.toContain('--lightningcss');
  });

  it('does not store data, evaluate code or write markup', () => {
    expect(code).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment/);
    expect(code).not.toMatch(/\beval\(|new Function|localStorage|sessionStorage|indexedDB|\.cookie\b|sendBeacon/);
  });

  it('contains only one log call, a warning', () => {
    expect(code.match(/console\.\w+|debugger/g)).toEqual(['console.warn']);
  });

  it('contains no estimated numbers', () => {
    expect(code).not.toMatch(/≈|estimated/);
  });
});
