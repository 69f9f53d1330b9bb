/** A commune of France. */
export interface Commune {
  /** The INSEE code, five characters: `46042`, `2A004`, `97411`. */
  readonly code: string;
  readonly name: string;
  readonly department: Department;
  /** All postal codes, in order. Empty for uninhabited islands. */
  readonly postalCodes: readonly string[];
  /** The number of inhabitants. */
  readonly population: number;
}

/** A department, or an overseas territory. */
export interface Department {
  /** `46`, `2A`, `974`. */
  readonly code: string;
  readonly name: string;
}

/** A commune with its coordinates. */
export interface PlacedCommune extends Commune {
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
}
