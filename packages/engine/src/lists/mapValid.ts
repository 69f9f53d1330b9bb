/** Every host has a console, but the engine is compiled without the types of a host. */
declare const console: { warn(...data: unknown[]): void };

/** Maps items; logs and skips those that throw. */
export function mapValid<Item, Result>(items: readonly Item[], map: (item: Item) => Result): Result[] {
  return items.flatMap((item) => {
    try {
      return [map(item)];
    } catch (error) {
      // The developer of the site or of the feed needs to know which item is invalid.
      console.warn('Lively left out an item that cannot be shown:', item, error);
      return [];
    }
  });
}
