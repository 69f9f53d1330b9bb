/** A file as the bundler divides the app by itself. */
export interface DividedFile {
  readonly name: string;
  /** Characters of its source. */
  readonly size: number;
  /** The names of the files that it imports statically. */
  readonly imports: readonly string[];
  /** Whether the app imports it lazily. It then joins only files of the same pages. */
  readonly isLazy: boolean;
}

/** Files that become one. */
interface Part {
  readonly files: readonly DividedFile[];
  readonly size: number;
  /** Whether each page loads it. */
  isOn: readonly boolean[];
}

/** The characters of source that a page may load in vain for one request less; on the wire they are about a fifth. */
const requestPrice = 6_000;
/** The most characters that a page may load in vain in one file. */
const maxWaste = 30_000;

/**
 * Joins the files that pages share. The bundler writes a file for each set of lazy imports that need the same modules, which are a
 * hundred requests for one page. Two files become one as long as the saved requests of all pages outweigh what pages then load in vain.
 *
 * @param files - The files that may be joined.
 * @param loads - The names of the files that each page loads, with all their imports.
 * @returns The names of the files that become one; those that others import come first.
 */
export function joinFiles(files: readonly DividedFile[], loads: readonly ReadonlySet<string>[]): string[][] {
  const isOnPages = ({ name }: DividedFile) => loads.map((load) => load.has(name));
  // The files of the same pages are one in any case.
  let parts = [...Map.groupBy(files, (file) => isOnPages(file).join()).values()].map((same): Part => {
    const [first] = same;
    return { files: same, size: same.reduce((sum, { size }) => sum + size, 0), isOn: first ? isOnPages(first) : [] };
  });
  const partOf = new Map(parts.flatMap((part) => part.files.map(({ name }) => [name, part])));

  const listImported = ({ files }: Part) =>
    files.flatMap(({ imports }) => imports).flatMap((name) => partOf.get(name) ?? []);

  /** Lists parts and all that they import. */
  function listLoaded(...some: readonly Part[]): Set<Part> {
    const loaded = new Set<Part>(some);
    // A set that grows meanwhile is read to its new end.
    for (const part of loaded) for (const imported of listImported(part)) loaded.add(imported);
    return loaded;
  }

  /** Whether a third part would import the joined part and be imported by it: such files do not start. */
  function isCircular(...pair: readonly [Part, Part]): boolean {
    const others = pair.flatMap(listImported).filter((part) => !pair.includes(part));
    const loaded = listLoaded(...others);
    return pair.some((part) => loaded.has(part));
  }

  for (;;) {
    let best: readonly [Part, Part] | undefined;
    let bestGain = 0;
    const movable = parts.filter((part) => !part.files.some(({ isLazy }) => isLazy));
    for (const [index, one] of movable.entries())
      for (const other of movable.slice(index + 1)) {
        // Most pairs are refused without a look at what they import.
        if (weigh(one, other, [one, other]) <= bestGain) continue;
        const gain = weigh(one, other, listLoaded(one, other));
        if (gain <= bestGain || isCircular(one, other)) continue;
        best = [one, other];
        bestGain = gain;
      }
    if (!best) break;
    const [one, other] = best;
    const isOn = one.isOn.map((isIt, page) => isIt || other.isOn[page] === true);
    for (const part of listLoaded(one, other)) part.isOn = part.isOn.map((isIt, page) => isIt || isOn[page] === true);
    const joined = { files: [...one.files, ...other.files], size: one.size + other.size, isOn };
    for (const { name } of joined.files) partOf.set(name, joined);
    parts = [...parts.filter((part) => part !== one && part !== other), joined];
  }
  const countPages = ({ isOn }: Part) => isOn.filter(Boolean).length;
  return parts
    .toSorted((one, other) => countPages(other) - countPages(one))
    .map((part) => part.files.map(({ name }) => name));
}

/** Returns the characters that are gained if two parts become one, on all pages together: every page of one then loads all these parts. */
function weigh(one: Part, other: Part, loaded: Iterable<Part>): number {
  let gain = 0;
  for (const [page, isOne] of one.isOn.entries()) {
    const isOther = other.isOn[page];
    if (isOne && isOther) gain += requestPrice;
    else if ((isOne ? other.size : isOther ? one.size : 0) > maxWaste) return 0;
    if (isOne || isOther) for (const { size, isOn } of loaded) if (!isOn[page]) gain -= size;
  }
  return gain;
}
