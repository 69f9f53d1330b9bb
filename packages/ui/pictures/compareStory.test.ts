import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { compareStory } from './compareStory.ts';
import { type OpenStage, type Picture, themes, widths } from './openStage.ts';

const white = draw(255);
const grey = draw(128);

it('reports nothing if all pictures are equal', async () => {
  expect(await compareStory('A/B', stage(white), stage(white))).toEqual({ isCompared: true, change: undefined });
});

it('reports each picture that differs', async () => {
  const { isCompared, change } = await compareStory('A/B', stage(white), stage(grey));
  expect([isCompared, change?.kind]).toEqual([true, 'changed']);
  expect(change?.pictures.map(({ width, theme }) => `${width} ${theme}`)).toEqual([
    ...['375 light', '375 dark', '1280 light', '1280 dark'],
  ]);
});

it('reports no difference that is not there again', async () => {
  expect(await compareStory('A/B', stage(white), stage(grey, white))).toEqual({ isCompared: true, change: undefined });
});

it('reports new, removed and failed stories', async () => {
  const none = { ...stage(white), stories: [] };
  const broken: OpenStage = { ...stage(white), takePictures: () => Promise.reject(new Error('No sample.')) };
  expect(await compareStory('A/B', none, stage(white))).toMatchObject({ isCompared: false, change: { kind: 'new' } });
  expect(await compareStory('A/B', stage(white), none)).toMatchObject({ change: { kind: 'removed' } });
  expect(await compareStory('A/B', stage(white), broken)).toMatchObject({
    isCompared: false,
    change: { kind: 'failed', errors: ['head: No sample.'] },
  });
});

/** A stage with one story, which is drawn in these ways one after the other, and then always in the last. */
function stage(...drawings: Buffer[]): OpenStage {
  const left = [...drawings];
  const takePictures = async (): Promise<Picture[]> => {
    const data = (left.length > 1 ? left.shift() : left[0]) ?? Buffer.alloc(0);
    return widths.flatMap((width) => themes.map((theme) => ({ width, theme, data })));
  };
  return { stories: ['A/B'], sources: {}, takePictures };
}

function draw(shade: number): Buffer {
  const picture = new PNG({ width: 4, height: 4 });
  picture.data.fill(shade);
  return PNG.sync.write(picture);
}
