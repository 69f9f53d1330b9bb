import type { Brand } from '../src/theme/brand/Brand';

/** The names of the colours among the twelve values. */
const brandColors = [
  ...(['paper', 'ink', 'night', 'chalk', 'primary', 'primaryOnNight', 'band', 'accent', 'sun'] as const),
] satisfies (keyof Brand)[];

const names = [...brandColors, 'radius', 'displayFont', 'textFont'] as const;

/**
 * Reads a brand from JSON.
 *
 * @throws Error that names every value that is missing or is not a colour.
 */
export function parseBrand(json: string): Brand {
  const brand: unknown = JSON.parse(json);
  if (typeof brand !== 'object' || brand === null) throw new Error('A brand is a JSON object with twelve choices.');
  const values = brand as Record<string, unknown>;
  const missing = names.filter((name) => typeof values[name] !== 'string');
  if (missing.length > 0) throw new Error(`The brand has no ${missing.join(', no ')}. Each is a text; add it.`);
  const unreadable = brandColors.filter((name) => !/^#[0-9a-f]{6}$/i.test(String(values[name])));
  if (unreadable.length > 0)
    throw new Error(`Write ${unreadable.join(', ')} as #RRGGBB: contrast is computed from it.`);
  return values as unknown as Brand;
}
