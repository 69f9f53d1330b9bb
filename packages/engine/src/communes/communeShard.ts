import type { Commune, PlacedCommune } from './Commune.ts';

/**
 * The communes as the site serves them: `communes/<shard>.json`. Each file is small enough to load while a user types.
 * A row contains the name, the code, the postal codes separated by spaces, and the number of inhabitants. In a cell of
 * the map it also contains the latitude and the longitude.
 */
export interface CommuneShard {
  /** The names of the departments in the shard, by code. */
  readonly departments: Readonly<Record<string, string>>;
  readonly communes: readonly CommuneRow[];
}

export type CommuneRow = readonly [
  name: string,
  code: string,
  postalCodes: string,
  population: number,
  ...place: [latitude: number, longitude: number] | [],
];

/** The shard of the largest communes, which are shown until the user has typed enough letters. */
export const townsShard = 'towns';

/** Returns the shard of names whose first significant word begins with two letters: `ma` contains Marseille and Saint-Martin. */
export const nameShard = (letters: string): string => `name-${letters}`;

/**
 * Returns the shard of an INSEE or postal code. There is one shard per department, and one for Corsica: `46042` and
 * `46000` are in `46`.
 */
export function areaShard(code: string): string {
  const area = /^9[78]/.test(code) ? code.slice(0, 3) : code.slice(0, 2);
  return `area-${/^2[AB]/i.test(area) ? '20' : area}`;
}

/** Returns the shard of a cell of one degree, named by its south-west corner: `cell-44_1`. */
export function cellShard(latitude: number, longitude: number): string {
  return `cell-${Math.floor(latitude)}_${Math.floor(longitude)}`;
}

/** Returns the code of the department of a commune. */
export function departmentOf(code: string): string {
  return /^9[78]/.test(code) ? code.slice(0, 3) : code.slice(0, 2);
}

/** Parses the communes of a shard. */
export function parseShard({ departments, communes }: CommuneShard): (Commune | PlacedCommune)[] {
  return communes.map(([name, code, postalCodes, population, latitude, longitude]) => {
    const department = departmentOf(code);
    return {
      name,
      code,
      department: { code: department, name: departments[department] ?? department },
      postalCodes: postalCodes ? postalCodes.split(' ') : [],
      population,
      ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
    };
  });
}
