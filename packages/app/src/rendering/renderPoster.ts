import type { LivelyEvent } from '@lively/engine';
import { drawPoster, toSvg } from '@lively/ui/poster';

/** Draws the poster of an event as SVG, 4:5. */
export function renderPoster({
  category,
  subcategory,
  id,
  title,
}: Pick<LivelyEvent, 'category' | 'subcategory' | 'id' | 'title'>): string {
  return toSvg(drawPoster({ category, subcategory, seed: id, title }));
}
