import { parseSubcategory } from '@lively/engine';
import { drawPoster, toSvg } from '@lively/ui/poster';
import { readText } from '../readText.ts';
import type { WidgetEvent } from '../WidgetEvent.ts';

/** Draws the poster of an event without a picture, as a CSS value: `url("data:image/svg+xml,…")`. */
export function drawPicture({ category, id, title, row }: WidgetEvent): string {
  const subcategory = parseSubcategory(readText(row.subcategory));
  const svg = toSvg(drawPoster({ category, subcategory, seed: id, title }));
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
