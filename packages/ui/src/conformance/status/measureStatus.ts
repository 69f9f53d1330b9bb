import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { cdp, page } from 'vitest/browser';
import type { Status } from '../../../build/accessibility/Measurements';
import type { CheckName } from './checkNames';
import {
  listInvisibleControls,
  listMovements,
  listOverflow,
  listPaleTexts,
  listSmallTargets,
  listViolations,
} from './findFaults';
import { listCriteria } from './listCriteria';

/** The spacing of letters, words and lines that a user may set (WCAG 1.4.12). */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`;

/** Measures a component on the page in each mode that the library supports. */
export async function measureStatus(element: ReactElement<object>): Promise<Status> {
  const page = document.documentElement;
  const checks: Record<CheckName, string> = {
    'axe, light': await listViolations(),
    'axe, dark': await withAttribute(page, 'data-theme', 'dark', listViolations),
    'axe, right to left': await withAttribute(page, 'dir', 'rtl', listViolations),
    '320 px': await on320Pixels(listOverflow),
    'text spacing': await withStyle(textSpacing, () => on320Pixels(listOverflow)),
    'forced colours': await withMedia('forced-colors', 'active', listInvisibleControls),
    'reduced motion': await withMedia('prefers-reduced-motion', 'reduce', listMovements),
    '44 px high': listSmallTargets(44),
    'more contrast': await withAttribute(page, 'data-contrast', 'more', async () => {
      const inLight = await listPaleTexts();
      return inLight === 'pass' ? withAttribute(page, 'data-theme', 'dark', listPaleTexts) : inLight;
    }),
    compact: await withAttribute(page, 'data-density', 'compact', () => listSmallTargets(24)),
    server: renderOnServer(element),
  };
  return { checks, rgaa: (await listCriteria(checks)).join(', ') };
}

type Check = () => string | Promise<string>;

async function withAttribute(element: Element, name: string, value: string, check: Check): Promise<string> {
  element.setAttribute(name, value);
  try {
    return await check();
  } finally {
    element.removeAttribute(name);
  }
}

async function withStyle(rules: string, check: Check): Promise<string> {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = rules;
  try {
    return await check();
  } finally {
    style.remove();
  }
}

async function on320Pixels(check: Check): Promise<string> {
  await page.viewport(320, 640);
  try {
    return await check();
  } finally {
    await page.viewport(1024, 768);
  }
}

async function withMedia(name: string, value: string, check: Check): Promise<string> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
  try {
    return await check();
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  }
}

function renderOnServer(element: ReactElement<object>): string {
  try {
    renderToString(element);
    return 'pass';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
