import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../src/css/reset.css';
import '../src/styles';
import { findForeignEnvironment } from './environment';
import { listPictured } from './listPictured';
import { showStory } from './showStory';

const widths = [375, 1280];
const themes = ['light', 'dark'];

/** Draws the whole set, before and after a change on one machine. */
const foreign = import.meta.env.WHOLE ? undefined : await findForeignEnvironment();
// biome-ignore lint/suspicious/noConsole: the output must say why no picture was compared.
if (foreign) console.warn(foreign);

it.for(listPictured(import.meta.env.WHOLE))('$name matches its stored pictures', async (pictured, { skip }) => {
  skip(foreign !== undefined, foreign);
  for (const width of widths) {
    const close = await showStory(pictured, width);
    for (const theme of themes) {
      document.documentElement.dataset.theme = theme;
      await expect.soft(page).toMatchScreenshot(`${pictured.name}/${width}-${theme}`);
    }
    close();
  }
});
