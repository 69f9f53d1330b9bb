import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import type { StorySources } from './listSources.ts';
import type {} from './stage.tsx';

/** A page that draws the stories of a commit. */
export interface OpenStage {
  /** The names of the stories: `EventCard/Vertical`. */
  stories: readonly string[];
  /** By the name of their component. */
  sources: Readonly<Record<string, StorySources>>;
  /**
   * Draws a story in each window and theme.
   *
   * @throws Error if the story cannot be drawn.
   */
  takePictures(story: string): Promise<Picture[]>;
}

export interface Picture {
  /** Pixels of the window. */
  width: number;
  theme: Theme;
  /** A PNG. */
  data: Buffer;
}

/** Pixels: a telephone and a computer. */
export const widths = [375, 1280] as const;
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Pixels. Also the height of a window for stories that do not fill it. */
const windowHeight = 900;
/** Nothing may depend on the moment of the run. */
const moment = '2026-06-15T12:00:00+02:00';
/** A layer that moved has other edges than one that never did. */
const stillness =
  '*, *::before, *::after, *::backdrop { caret-color: transparent !important; transition: none !important }';
const document = `<!doctype html>
<html lang="fr">
<head><link rel="stylesheet" href="/stage.css"><style>${stillness}</style></head>
<body></body>
<script type="module" src="/stage.js"></script>
</html>`;

/** Opens the stage that `buildStage` wrote into a folder. No request leaves this machine. */
export async function openStage(browser: Browser, folder: string): Promise<OpenStage> {
  const context = await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' });
  await context.clock.setFixedTime(moment);
  await serve(context, folder);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await load(page);

  return {
    stories: await page.evaluate(() => window.stage.stories),
    sources: JSON.parse(await readFile(join(folder, 'sources.json'), 'utf8')),
    takePictures,
  };

  async function takePictures(story: string): Promise<Picture[]> {
    const pictures: Picture[] = [];
    for (const width of widths) {
      if (!(await page.evaluate(() => window.stage.isClean()))) await load(page);
      const height = await show(story, width);
      for (const theme of themes) {
        await page.evaluate((name) => window.stage.setTheme(name), theme);
        pictures.push({ width, theme, data: await capture(session, width, height) });
      }
    }
    return pictures;
  }

  /** Returns the height of the story. */
  async function show(story: string, width: number): Promise<number> {
    const given = await page.evaluate((name) => window.stage.windowOf(name), story);
    const height = await showIn(story, width, given ?? windowHeight);
    if (given || height <= windowHeight) return given ?? height;
    // Drawn again, because Chromium keeps parts of a drawing when the window grows, where they were rounded to other pixels.
    await showIn(story, width, height);
    return height;
  }

  async function showIn(story: string, width: number, height: number): Promise<number> {
    await page.setViewportSize({ width, height });
    const shown = await page.evaluate((name) => window.stage.show(name), story);
    if (typeof shown === 'string') throw new Error(shown);
    return shown;
  }
}

/** Playwright's own screenshot takes longer, because it prepares the page each time. */
async function capture(session: CDPSession, width: number, height: number): Promise<Buffer> {
  const clip = { x: 0, y: 0, width, height, scale: 1 };
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true, clip });
  return Buffer.from(data, 'base64');
}

async function serve(context: BrowserContext, folder: string): Promise<void> {
  await context.route('**/*', (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    if (hostname !== 'stage.localhost') return route.abort();
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: document });
    const file = pathname === '/stage.css' || pathname === '/stage.js' ? pathname : undefined;
    return file ? route.fulfill({ path: join(folder, file) }) : route.abort();
  });
}

async function load(page: Page): Promise<void> {
  const errors: string[] = [];
  const note = (error: Error) => void errors.push(error.message);
  page.on('pageerror', note);
  await page.goto('http://stage.localhost/');
  page.off('pageerror', note);
  if (!(await page.evaluate(() => 'stage' in window)))
    throw new Error(`The stories do not load: ${errors.join(' ') || 'no error was reported.'}`);
}
