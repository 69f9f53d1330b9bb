import {
  earthRadius,
  exploreRules,
  knownCities,
  recommendationLimit,
  recommendationRules,
  searchPastLimit,
  searchWordLimit,
  unknownDistance,
} from '../../packages/engine/src/constants.ts';
import { cityOf } from '../../packages/engine/src/geo/cityOf.ts';
import { eventCategories } from '../../packages/engine/src/taxonomy/eventCategories.ts';
import { listTags } from '../../packages/engine/src/taxonomy/listTags.ts';
import { listTaxonomyEntries } from '../../packages/engine/src/taxonomy/listTaxonomyEntries.ts';
import { onboardingSteps } from '../../packages/engine/src/taxonomy/onboardingSteps.ts';
import { preferenceCategories } from '../../packages/engine/src/taxonomy/preferenceCategories.ts';
import { resolveTag } from '../../packages/engine/src/taxonomy/resolveTag.ts';
import { splitWords } from '../../packages/engine/src/text/splitWords.ts';

/** What an event of a category and subcategory answers to, and the names it is found by. */
interface Topic {
  readonly category: string;
  /** Empty for none. */
  readonly subcategory: string;
  readonly tags: readonly string[];
  /** Folded words. */
  readonly names: string;
}

/** A folded word or name, and the slug it stands for. */
interface Term {
  readonly term: string;
  readonly slug: string;
}

const subcategories = preferenceCategories.flatMap((family) => family.subcategories);

/** The numbers of the engine that the explore functions of the database use. */
export const exploreConstants = {
  earthRadius,
  unknownDistance,
  searchWordLimit,
  searchPastLimit,
  exploreRules,
  recommendationRules,
  recommendationLimit,
  /** By their folded names; the first is where a person is who named none. */
  knownCities: knownCities.map(({ name, latitude, longitude }) => ({ city: cityOf(name), latitude, longitude })),
};

/** Every category with every subcategory. */
export function listTopics(): Topic[] {
  const entries = listTaxonomyEntries();
  return eventCategories.flatMap(({ slug: category }) =>
    [null, ...subcategories].map((subcategory) => {
      const tags = listTags({ category, subcategory });
      const labels = entries.flatMap(({ slug, label }) => (tags.includes(slug) ? [label] : []));
      return {
        category,
        subcategory: subcategory ?? '',
        tags,
        names: splitWords([...tags, ...labels].join(' ')).join(' '),
      };
    }),
  );
}

/** Every word that the taxonomy knows. */
export function listTerms(): Term[] {
  const entries = listTaxonomyEntries();
  const labels = [
    ...entries.flatMap(({ slug, label }) => [slug, label, ...label.split('/')]),
    ...onboardingSteps.flatMap(({ tags }) => tags.map(({ label }) => label)),
  ];
  const terms = [...new Set(labels.map((label) => splitWords(label).join(' ')))];
  return terms.map((term) => ({ term, slug: resolveTag(term) ?? '' }));
}

/** The statements that put the engine's constants into the database, for a migration. */
export function renderConstants(): string {
  return `create or replace function private.explore_constants() returns jsonb
  language sql immutable set search_path = ''
  return ${quote(exploreConstants)}::jsonb;

truncate private.topics, private.terms;

insert into private.topics
select * from jsonb_to_recordset(${quote(listTopics())})
  as known (category text, subcategory text, tags text[], names text);

insert into private.terms
select * from jsonb_to_recordset(${quote(listTerms())}) as known (term text, slug text);
`;
}

/** One entry a line, so that a change shows as what it is. */
function quote(value: unknown): string {
  const json = Array.isArray(value)
    ? `[\n${value.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]`
    : JSON.stringify(value);
  return `'${json.replaceAll("'", "''")}'`;
}
