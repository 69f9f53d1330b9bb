import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../src/css/reset.css';
import '../src/styles';
import { listPictured } from './listPictured';
import { showStory } from './showStory';

const widths = [375, 1280];
const themes = ['light', 'dark'];

it.each(listPictured(import.meta.env.WHOLE))('$name looks as it did', async (pictured) => {
  for (const width of widths) {
    const close = await showStory(pictured, width);
    for (const theme of themes) {
      document.documentElement.dataset.theme = theme;
      await expect.soft(page).toMatchScreenshot(`${pictured.name}/${width}-${theme}`);
    }
    close();
  }
});
