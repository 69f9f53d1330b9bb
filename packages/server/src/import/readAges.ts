interface AgeFields {
  /** As the source has them: years, as a number or a text. */
  readonly youngest: number;
  readonly oldest: number;
  /** What the event says about itself: it tells months from years. */
  readonly texts: readonly unknown[];
}

interface Ages {
  readonly min_age: number | null;
  readonly max_age: number | null;
}

/**
 * Reads the ages of a record in years. The data set has 99 or more for no upper limit, and 0 for no lower limit. Ages that cannot
 * be right are left out, both together: fractions, negative ones, a lower limit above the upper one, and months in a field of years.
 */
export function readAges({ youngest, oldest, texts }: AgeFields): Ages {
  const [min, max] = [youngest || null, oldest >= noLimit ? null : oldest];
  const isKnown = (age: number | null): age is number => age !== null && !Number.isNaN(age);
  const known = [min, max].filter(isKnown);
  const isPlausible = known.every((age) => Number.isInteger(age) && age > 0 && age < noLimit);
  const isRange = !isKnown(min) || !isKnown(max) || min <= max;
  if (!isPlausible || !isRange || known.some((age) => isInMonths(age, texts))) return noAges;
  return { min_age: isKnown(min) ? min : null, max_age: isKnown(max) ? max : null };
}

/** From here on, ages mean that there is no upper limit. */
const noLimit = 99;

const noAges: Ages = { min_age: null, max_age: null };

/** Whether a text gives the age in months: « de 6 à 36 mois », « dès 18 mois », « de 3 mois à 3 ans ». */
function isInMonths(age: number, texts: readonly unknown[]): boolean {
  const to = '\\s*(?:à|-|–|et|/)';
  const months = new RegExp(
    [
      `(?:dès|partir de|jusqu.à|moins de|\\d(?:\\s*mois)?${to})\\s*${age}\\s*mois`,
      `(?<!\\d)${age}${to}\\s*\\d+\\s*mois`,
      `(?<!\\d)${age}\\s*mois${to}\\s*\\d+\\s*(?:mois|ans)`,
    ].join('|'),
    'i',
  );
  return texts.some((text) => typeof text === 'string' && months.test(text));
}
