import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import { readSpeech, type Utterance } from './readSpeech';

/** Hears what the screen reader says about one page. */
export interface Listener {
  /**
   * Returns what has been said since the last call, when nothing more is to come: no request is under way, and several marks
   * in a row are all that the screen reader says.
   *
   * @param isEnough Tells that the awaited words have been said. Without them, it waits longer before it gives up.
   * @param rounds The number of silent rounds after the awaited words.
   * @throws Error if the screen reader does not hear the page, or the page never comes to rest.
   */
  hear(isEnough: (heard: readonly Utterance[]) => boolean, rounds: number): Promise<Utterance[]>;
  /** Tells whether the screen reader hears the page at all. */
  isHeard(): Promise<boolean>;
  /** Removes the traces of the listener from the page. */
  leave(): Promise<void>;
}

/** The number of silent rounds after which the awaited words are no longer expected. */
const maxSilentRounds = 25;
/** So many rounds in a row without silence: a request that never ends, or a page that never stops to speak. */
const maxRounds = 1000;
/** So many marks in a row are never lost to a page that is loading. */
const maxLostMarks = 20;
/** A mark that is not said after so many looks at the log is repeated: the page may have hidden its place. */
const maxLooks = 100;
/** What the listener itself lets the screen reader say. */
const markText = /^mark \d+ of \d+$/;
/** What the browser and the modes of Orca say, in any order. It does not depend on the page. */
const browserSpeech =
  /^(Chromium|Google Chrome|frame\.|Address and search bar|Barre d’adresse|Selection deleted|This dialog is not currently focused|Loading\.|Focus mode|Browse mode|Page has|\s*$)/;

/**
 * Listens to a page. What was said before is not heard.
 *
 * @param log The debug file of the screen reader.
 */
export function createListener(page: Page, log: string): Listener {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  page.on('framenavigated', (frame) => {
    // The browser reports no end of what the page before has begun.
    for (const request of underWay)
      if (frame === page.mainFrame() && !request.isNavigationRequest()) underWay.delete(request);
  });
  let { end } = readSpeech(log, 0);
  let marks = 0;
  const said = new Set<string>();
  const waiting: Utterance[] = [];

  /** Reads the log on. */
  function read(): void {
    const speech = readSpeech(log, end);
    end = speech.end;
    for (const { text } of speech.utterances) if (markText.test(text)) said.add(text);
    waiting.push(...speech.utterances.filter(({ text }) => !markText.test(text) && !browserSpeech.test(text)));
  }

  /**
   * Announces a text in the page, and waits until the screen reader says it: it says announcements in their order.
   *
   * @returns Whether it did, rather than the page being replaced.
   */
  async function mark(): Promise<boolean> {
    const text = `mark ${++marks} of ${process.pid}`;
    if (!(await page.evaluate(insertMark, text).catch(() => false))) {
      await pause(30);
      return false;
    }
    for (let looks = 0; looks < maxLooks; looks++) {
      read();
      if (said.has(text)) return true;
      if (!(await page.evaluate(hasMark, text).catch(() => false))) return false;
      await pause(30);
    }
    return false;
  }

  async function isHeard(): Promise<boolean> {
    for (let lost = 0; lost < maxLostMarks; lost++) if (await mark()) return true;
    return false;
  }

  return {
    async hear(isEnough, rounds) {
      let silent = 0;
      for (let round = 0; silent < (isEnough(waiting) ? rounds : maxSilentRounds); round++) {
        if (round === maxRounds) throw new Error(`The page never comes to rest. ${explain()}`);
        const before = waiting.length;
        if (!(await isHeard())) throw new Error(`The screen reader no longer hears the page. ${explain()}`);
        silent = underWay.size === 0 && waiting.length === before ? silent + 1 : 0;
      }
      return waiting.splice(0);
    },
    isHeard,
    async leave() {
      await page.evaluate(() => {
        for (const place of document.querySelectorAll('[data-heard]')) place.remove();
      });
    },
  };

  function explain(): string {
    const urls = [...underWay].map((request) => request.url()).join(', ');
    return `It waits for ${urls || 'no request'}, after “${waiting.at(-1)?.text ?? ''}”.`;
  }
}

/** Puts a text where the screen reader looks: into the open dialog, if there is one. Runs in the page. */
function insertMark(text: string): boolean {
  const host = [...document.querySelectorAll('dialog:modal, [aria-modal=true]')].at(-1) ?? document.body;
  let place = host.querySelector<HTMLElement>(':scope > [data-heard]');
  if (!place) {
    place = document.createElement('div');
    place.dataset.heard = '';
    place.ariaLive = 'polite';
    place.style.cssText = 'position: absolute; inset-block-start: 0; width: 1px; height: 1px; overflow: hidden';
    host.append(place);
    // The text comes later: a place that appears with its text is not announced.
    return false;
  }
  place.textContent = text;
  return true;
}

/** Tells whether the page still has a text that was inserted. Runs in the page. */
function hasMark(text: string): boolean {
  return [...document.querySelectorAll('[data-heard]')].some(({ textContent }) => textContent === text);
}
