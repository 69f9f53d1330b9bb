import { cellsAround, isPlaced, nearestCommune, type PlacedCommune, parseShard } from '@lively/engine/communes';
import { fetchText } from '../loadRows.ts';

/** Milliseconds. */
const timeout = 10_000;

/**
 * Finds the commune of the visitor. The browser asks for permission. The position stays on the device: it loads the communes of
 * nine cells of one degree from the site, and finds the nearest itself. Rejects with the error of the browser, of a request, or
 * without a commune in these cells.
 */
export async function findCommune(site: string): Promise<PlacedCommune> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout, maximumAge: 300_000 }),
  );
  const shards = await Promise.all(cellsAround(coords).map((cell) => loadShard(`${site}/communes/${cell}.json`)));
  const found = nearestCommune(coords, shards.flat().filter(isPlaced));
  if (!found) throw new Error('There is no commune.');
  return found;
}

/** Loads the communes of a cell; none for a cell in the sea. */
async function loadShard(url: string) {
  try {
    return parseShard(JSON.parse(await fetchText(url, {})));
  } catch (error) {
    if (error === 404) return [];
    throw error;
  }
}
