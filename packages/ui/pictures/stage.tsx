import { composeStories, type Parameters as StoryParameters } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import '../src/css/reset.css';
import '../src/styles';

/** What the page of a stage offers: it draws one story after the other, each before its play function. */
export interface Stage {
  /** The names of all stories: `EventCard/Vertical`. */
  stories: readonly string[];
  /** Returns the height of the window that a story fills or covers, in pixels. Other stories are as high as their content. */
  windowOf(name: string): number | undefined;
  /**
   * Removes the story of before, draws a story, and waits until nothing changes.
   *
   * @returns the height of its content in pixels, or the message of its error.
   */
  show(name: string): Promise<number | string>;
  setTheme(theme: string): void;
  /** Whether the story of before left nothing on the page but what it was drawn in. */
  isClean(): boolean;
}

declare global {
  interface Window {
    stage: Stage;
  }
}

type Composed = ComponentType & { parameters: StoryParameters };

interface Entry {
  Story: Composed;
  isScreen: boolean;
}

const modules = import.meta.glob<Parameters<typeof composeStories>[0]>('../src/{components,screens}/*/*.stories.tsx', {
  eager: true,
});
const entries = new Map<string, Entry>(
  Object.entries(modules).flatMap(([path, module]) => {
    const component = /(\w+)\.stories/.exec(path)?.[1];
    const isScreen = path.includes('/screens/');
    return Object.entries(composeStories(module) as Record<string, Composed>).map(([name, Story]): [string, Entry] => [
      `${component}/${name}`,
      { Story, isScreen },
    ]);
  }),
);

/** The frames without a change after which a story stays as it is. */
const calmFrames = 2;
const maxFrames = 600;
const page = document.documentElement;
const empty = describePage();
let drawn: { root: Root; container: HTMLElement } | undefined;

window.stage = { stories: [...entries.keys()], windowOf, show, setTheme, isClean };

function windowOf(name: string): number | undefined {
  return Number.parseInt(entries.get(name)?.Story.parameters.docs?.story?.height ?? '', 10) || undefined;
}

async function show(name: string): Promise<number | string> {
  removeStory();
  setTheme('light');
  const entry = entries.get(name);
  if (!entry) return 'It does not exist.';
  const { Story, isScreen } = entry;
  const { layout } = Story.parameters;
  const container = document.body.appendChild(document.createElement('div'));
  container.style.padding = isScreen || layout === 'fullscreen' ? '0' : '1rem';
  const errors: unknown[] = [];
  const root = createRoot(container, { onUncaughtError: (error) => errors.push(error) });
  drawn = { root, container };
  root.render(<Story />);
  try {
    await settle();
  } catch (error) {
    errors.push(error);
  }
  if (errors.length > 0) return String(errors[0]);
  return Math.max(1, Math.ceil(container.getBoundingClientRect().height));
}

function removeStory() {
  drawn?.root.unmount();
  drawn?.container.remove();
  drawn = undefined;
}

function setTheme(theme: string) {
  page.dataset.theme = theme;
  endAnimations();
}

async function settle() {
  let calm = 0;
  const observer = new MutationObserver(() => {
    calm = 0;
  });
  observer.observe(page, { subtree: true, childList: true, attributes: true, characterData: true });
  try {
    for (let frame = 0; calm < calmFrames; frame++) {
      if (frame > maxFrames) throw new Error('It changes all the time.');
      await new Promise(requestAnimationFrame);
      endAnimations();
      await document.fonts.ready;
      // A broken picture has a look of its own.
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      calm += 1;
    }
  } finally {
    observer.disconnect();
  }
}

/** Moves each animation to its end. An endless one returns to its beginning. */
function endAnimations() {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
    else animation.finish();
  }
}

function isClean(): boolean {
  removeStory();
  return describePage() === empty;
}

function describePage(): string {
  const attributes = [page, document.body].flatMap((element) =>
    [...element.attributes].filter(({ name }) => name !== 'data-theme').map(({ name, value }) => `${name}=${value}`),
  );
  return [...attributes, ...[...document.body.children].map(({ outerHTML }) => outerHTML)].join('\n');
}
