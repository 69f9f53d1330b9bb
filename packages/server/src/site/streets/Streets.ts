/** A street map that a host has chosen: what browsers get of its style, and where its files are. */
export interface Streets {
  /** A style of MapLibre whose URLs are paths of this site. */
  readonly style: Readonly<Record<string, unknown>>;
  readonly credits: readonly Credit[];
  /** By the number of a source in the paths. */
  readonly sources: readonly StreetSource[];
  /** By the number of a sprite in the paths: URLs without the density and the ending. */
  readonly sprites: readonly string[];
  /** A URL with `{fontstack}` and `{range}`; undefined for a style without texts. */
  readonly glyphs: string | undefined;
  /** The names of the fonts in the style. */
  readonly fonts: ReadonlySet<string>;
}

/** A part of the text that names the authors of a map. */
export interface Credit {
  readonly text: string;
  /** An https URL. */
  readonly href?: string | undefined;
}

/** A source of a style whose files this site serves. */
export type StreetSource = TileSource | { readonly kind: 'data'; readonly url: string };

export interface TileSource {
  readonly kind: 'vector' | 'picture';
  /** URLs with `{z}`, `{x}` and `{y}` of the same tiles. */
  readonly tiles: readonly string[];
  readonly minZoom: number;
  readonly maxZoom: number;
}
