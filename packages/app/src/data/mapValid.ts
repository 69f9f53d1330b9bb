/** What `make` makes of each item. An item that makes it throw is logged and left out alone: the others stay. */
export function mapValid<Item, Result>(items: readonly Item[], make: (item: Item) => Result): Result[] {
  return items.flatMap((item) => {
    try {
      return [make(item)];
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: whoever operates the site is told which row cannot be shown.
      console.error('Left out what cannot be shown:', item, error);
      return [];
    }
  });
}
