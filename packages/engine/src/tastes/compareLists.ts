/** What changed between two lists of ids. Ids that only close up, because others moved, are in none of these. */
export interface ListChange {
  readonly back: readonly string[];
  readonly gone: readonly string[];
  readonly lower: readonly string[];
  readonly higher: readonly string[];
}

/** Compares two lists without duplicates. The fewest ids count as moved. */
export function compareLists(before: readonly string[], after: readonly string[]): ListChange {
  const places = new Map(after.map((id, place) => [id, place]));
  const kept = before.flatMap((id) => {
    const place = places.get(id);
    return place === undefined ? [] : [{ id, place }];
  });
  const still = new Set(longestIncreasing(kept.map(({ place }) => place)));
  const order = kept.map(({ place }) => place).sort((one, other) => one - other);
  const moved = kept.filter(({ place }) => !still.has(place));
  const isLower = ({ place }: (typeof kept)[number]) =>
    order.indexOf(place) > kept.findIndex((each) => each.place === place);
  const known = new Set(before);
  return {
    back: after.filter((id) => !known.has(id)),
    gone: before.filter((id) => !places.has(id)),
    lower: moved.filter(isLower).map(({ id }) => id),
    higher: moved.filter((each) => !isLower(each)).map(({ id }) => id),
  };
}

/** Returns a longest subsequence that increases. The numbers differ. */
function longestIncreasing(numbers: readonly number[]): number[] {
  /** For each length, the index of the smallest number that ends a subsequence of it. */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  numbers.forEach((number, at) => {
    const longer = ends.findIndex((end) => (numbers[end] ?? 0) > number);
    const length = longer < 0 ? ends.length : longer;
    previous[at] = ends[length - 1];
    ends[length] = at;
  });
  const longest: number[] = [];
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) longest.unshift(numbers[at] ?? 0);
  return longest;
}
