import { comparePictures, type Difference } from './comparePictures.ts';
import { type OpenStage, type Picture, type Theme, themes, widths } from './openStage.ts';

/** A story that base and head do not draw alike. */
export interface ChangedStory {
  /** `EventCard/Vertical`. */
  name: string;
  kind: 'changed' | 'new' | 'removed' | 'failed';
  /** Why a side cannot draw it. */
  errors: readonly string[];
  /** The pictures that differ, or those of the only side that has the story. */
  pictures: readonly ChangedPicture[];
}

export interface ChangedPicture {
  width: number;
  theme: Theme;
  base: Buffer | undefined;
  head: Buffer | undefined;
  difference: Difference | undefined;
}

export interface ComparedStory {
  /** Whether both sides drew it. */
  isCompared: boolean;
  /** What a person must look at, if anything. */
  change: ChangedStory | undefined;
}

type Drawn = { pictures: readonly Picture[]; error?: undefined } | { pictures?: undefined; error: string };

/**
 * Draws a story of base and head, each in each window and theme. A difference is real if it is there again in a second drawing: on a
 * busy machine, Chromium sometimes rounds the place of a line to another pixel.
 */
export async function compareStory(name: string, base: OpenStage, head: OpenStage): Promise<ComparedStory> {
  const first = await compareOnce(name, base, head);
  if (first.change?.kind !== 'changed') return first;
  const second = await compareOnce(name, base, head);
  if (second.change?.kind !== 'changed') return second;
  const firstPictures = first.change.pictures;
  const pictures = second.change.pictures.filter(({ width, theme }) =>
    firstPictures.some((picture) => picture.width === width && picture.theme === theme),
  );
  return { isCompared: true, change: pictures.length > 0 ? { ...second.change, pictures } : undefined };
}

async function compareOnce(name: string, base: OpenStage, head: OpenStage): Promise<ComparedStory> {
  const [before, after] = await Promise.all([draw(name, base), draw(name, head)]);
  const errors = [
    ...(before?.error ? [`base: ${before.error}`] : []),
    ...(after?.error ? [`head: ${after.error}`] : []),
  ];
  const pictures = pair(before?.pictures ?? [], after?.pictures ?? []);
  if (errors.length > 0) return { isCompared: false, change: { name, kind: 'failed', errors, pictures } };
  if (!before) return { isCompared: false, change: { name, kind: 'new', errors, pictures } };
  if (!after) return { isCompared: false, change: { name, kind: 'removed', errors, pictures } };
  const changed = pictures.filter(({ difference }) => difference);
  const change: ChangedStory = { name, kind: 'changed', errors, pictures: changed };
  return { isCompared: true, change: changed.length > 0 ? change : undefined };
}

async function draw(name: string, stage: OpenStage): Promise<Drawn | undefined> {
  if (!stage.stories.includes(name)) return undefined;
  try {
    return { pictures: await stage.takePictures(name) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function pair(before: readonly Picture[], after: readonly Picture[]): ChangedPicture[] {
  return widths.flatMap((width) =>
    themes.flatMap((theme) => {
      const [base, head] = [before, after].map(
        (pictures) => pictures.find((picture) => picture.width === width && picture.theme === theme)?.data,
      );
      if (!base && !head) return [];
      return { width, theme, base, head, difference: base && head && comparePictures(base, head) };
    }),
  );
}
