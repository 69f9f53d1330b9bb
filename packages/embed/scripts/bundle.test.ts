import { beforeAll, describe, expect, it } from 'vitest';
import { bundle, sizeLimit } from './bundle.ts';

describe('the module of the widgets', () => {
  let code = '';
  let bytes = 0;
  beforeAll(async () => {
    ({ code, bytes } = await bundle());
  });

  it('is within its size limit', () => {
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(sizeLimit);
  });

  it('is the same for the same sources', async () => {
    expect((await bundle()).code).toBe(code);
  });

  it('carries everything it needs', () => {
    expect(code).not.toMatch(/\bimport\s*[({'"`*]|\bfrom\s*['"`]|\brequire\(/);
  });

  it('keeps the names of properties, so that a security team can read it', () => {
    for (const name of ['ticketUrl', 'timings', 'isSingle', 'reasons', 'purchasesCount']) expect(code).toContain(name);
  });

  it('leaves the colours of its style sheet to the browser', () => {
    expect(code).toContain('light-dark(');
    expect(code).not.toContain('--lightningcss');
  });

  it('stores nothing, evaluates nothing, writes no markup', () => {
    expect(code).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment/);
    expect(code).not.toMatch(/\beval\(|new Function|localStorage|sessionStorage|indexedDB|\.cookie\b|sendBeacon/);
  });

  it('logs only what it leaves out', () => {
    expect(code.match(/console\.\w+|debugger/g)).toEqual(['console.warn']);
  });

  it('contains no estimated numbers', () => {
    expect(code).not.toMatch(/≈|estimated/);
  });
});
