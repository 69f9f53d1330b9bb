/** A commune of France. */
export interface Commune {
  /** Of INSEE, five characters: `46042`, `2A004`, `97411`. */
  readonly code: string;
  readonly name: string;
  readonly department: Department;
  /** All of them, in order. None for uninhabited islands. */
  readonly postalCodes: readonly string[];
  /** Inhabitants. */
  readonly population: number;
}

/** A department, or an overseas territory. */
export interface Department {
  /** `46`, `2A`, `974`. */
  readonly code: string;
  readonly name: string;
}

/** A commune, and where it is. */
export interface PlacedCommune extends Commune {
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
}
