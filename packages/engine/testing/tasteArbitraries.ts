import fc from 'fast-check';
import { accessNeeds } from '../src/constants.ts';
import type { TasteEdit } from '../src/tastes/changeTaste.ts';
import {
  type PartOfDay,
  partsOfDay,
  type Subject,
  type TasteLine,
  type TasteProfile,
  weekdays,
} from '../src/tastes/TasteProfile.ts';
import { listTaxonomyEntries } from '../src/taxonomy/listTaxonomyEntries.ts';

const names = fc.constantFrom('jazz', 'nuit', 'été', 'Le Trianon', '😀', '" \\ <b>');
const times = fc.constantFrom('00:00', '09:30', '12:00', '20:30', '24:00');

export const subjects: fc.Arbitrary<Subject> = fc.oneof(
  fc.constantFrom(...listTaxonomyEntries().map(({ slug }): Subject => ({ kind: 'topic', value: slug }))),
  names.map((value): Subject => ({ kind: 'text', value })),
  fc.constantFrom('Paris', 'Lyon', 'Saint-Étienne').map((value): Subject => ({ kind: 'commune', value })),
  fc.subarray([...weekdays], { minLength: 1 }).map((value): Subject => ({ kind: 'weekday', value })),
  fc.constantFrom(...(Object.keys(partsOfDay) as PartOfDay[])).map((value): Subject => ({ kind: 'part', value })),
  fc.constantFrom(...accessNeeds).map((value): Subject => ({ kind: 'access', value })),
  fc.constantFrom<Subject>(
    { kind: 'free', value: true },
    { kind: 'online', value: true },
    { kind: 'family', value: true },
    { kind: 'organiser', value: 'Les Amis du jazz' },
    { kind: 'event', value: { id: '00000000-0000-4000-8000-000000000011', title: 'Nuit du jazz' } },
  ),
);

export const tasteLines: fc.Arbitrary<TasteLine> = fc.oneof(
  fc.record({ kind: fc.constantFrom('less', 'more'), subject: subjects, ofTen: fc.nat(10) }),
  fc.record({ kind: fc.constantFrom('never', 'only'), subject: subjects }),
  fc.record({ kind: fc.constantFrom('notBefore', 'notAfter'), time: times }),
  fc.nat(60).map((euros): TasteLine => ({ kind: 'maxPrice', euros })),
  fc.nat(300).map((kilometres): TasteLine => ({ kind: 'within', kilometres })),
  fc.constantFrom<TasteLine>({ kind: 'vary' }, { kind: 'surprise' }),
) as fc.Arbitrary<TasteLine>;

export const tastes: fc.Arbitrary<TasteProfile> = fc
  .array(tasteLines, { maxLength: 6 })
  .map((lines) => ({ version: 1, lines }));

/** Changes that take a step: each moves few events. */
export const steps: fc.Arbitrary<TasteEdit> = fc.oneof(
  fc.record({ kind: fc.constantFrom('more', 'less'), subject: subjects }),
  fc.constantFrom<TasteEdit>({ kind: 'cheaper' }, { kind: 'nearer' }, { kind: 'likeThis' }, { kind: 'unlikeThis' }),
) as fc.Arbitrary<TasteEdit>;
