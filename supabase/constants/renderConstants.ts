import { areas, districts, isDistrict } from '../../packages/engine/src/areas/index.ts';
import {
  accessNeeds,
  commonSearchWords,
  countLimit,
  earthRadius,
  exploreRules,
  knownCities,
  oldestChild,
  oldestYoungChild,
  recommendationLimit,
  recommendationRules,
  searchPastLimit,
  searchWordLimit,
  unknownDistance,
} from '../../packages/engine/src/constants.ts';
import { familyWords } from '../../packages/engine/src/events/isForFamilies.ts';
import { cityOf } from '../../packages/engine/src/geo/cityOf.ts';
import { radii } from '../../packages/engine/src/geo/radii.ts';
import { priceRules } from '../../packages/engine/src/prices/priceRules.ts';
import { arrangedLength } from '../../packages/engine/src/tastes/TasteProfile.ts';
import { eventCategories } from '../../packages/engine/src/taxonomy/eventCategories.ts';
import { listTags } from '../../packages/engine/src/taxonomy/listTags.ts';
import { listTaxonomyEntries } from '../../packages/engine/src/taxonomy/listTaxonomyEntries.ts';
import { onboardingSteps } from '../../packages/engine/src/taxonomy/onboardingSteps.ts';
import { preferenceCategories } from '../../packages/engine/src/taxonomy/preferenceCategories.ts';
import { resolveTag } from '../../packages/engine/src/taxonomy/resolveTag.ts';
import { singularOf } from '../../packages/engine/src/text/hasWords.ts';
import { splitWords } from '../../packages/engine/src/text/splitWords.ts';
import type { ScoreRule } from '../../packages/engine/src/vocabulary.ts';

/** The tags of a category and subcategory, and the names by which its events are found. */
interface Topic {
  readonly category: string;
  /** Empty if there is no subcategory. */
  readonly subcategory: string;
  readonly tags: readonly string[];
  /** The folded words of the names. */
  readonly names: string;
}

/** A folded word or name with its slug. */
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
  commonSearchWords,
  searchPastLimit,
  countLimit,
  oldestChild,
  accessNeeds,
  exploreRules,
  recommendationRules,
  recommendationLimit,
  arrangedLength,
  radii,
  subcategories,
  /** The known cities by their folded names. The first is the default origin of a user. */
  knownCities: knownCities.map(({ name, latitude, longitude }) => ({ city: cityOf(name), latitude, longitude })),
};

/** The departments of each department and region, and the districts, by their codes. */
export const prefixesOfAreas = Object.fromEntries(
  areas.map((area) => [area.code, isDistrict(area) ? [area.code] : area.departments]),
);

/** The districts of each commune that has some, by its code. */
export const districtsOfCommunes = Object.fromEntries(
  districts.map(({ commune }) => [
    commune,
    districts.filter((each) => each.commune === commune).map(({ code }) => code),
  ]),
);

/** How prices are read, with the letter of each word. */
export const readablePriceRules = {
  ...priceRules,
  words: Object.fromEntries(
    Object.entries(priceRules.words).flatMap(([letter, words]) => words.split(' ').map((word) => [word, letter])),
  ),
};

/** A regular expression for the folded words of a text that says that its event is for families: the engine's isForFamilies. */
export const familyPattern = `(^| )(${familyWords
  .map((words) =>
    splitWords(words)
      .map((word) => `${singularOf(word)}s?`)
      .join(' '),
  )
  .join('|')})( |$)`;

/** Lists every category with every subcategory. */
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

/** Lists every word of the taxonomy. */
export function listTerms(): Term[] {
  const entries = listTaxonomyEntries();
  const labels = [
    ...entries.flatMap(({ slug, label }) => [slug, label, ...label.split('/')]),
    ...onboardingSteps.flatMap(({ tags }) => tags.map(({ label }) => label)),
  ];
  const terms = [...new Set(labels.map((label) => splitWords(label).join(' ')))];
  return terms.map((term) => ({ term, slug: resolveTag(term) ?? '' }));
}

/** Renders the files of `supabase/schemas/constants`, by name. They repeat constants of the engine. */
export function renderConstants(): Record<string, string> {
  return {
    'explore_constants.sql': `${header}
create function private.explore_constants() returns jsonb
  language sql immutable set search_path = ''
  return ${quote(exploreConstants)}::jsonb;

revoke all on function private.explore_constants from public;
grant execute on function private.explore_constants to anon, authenticated, service_role;
`,
    'prefixes_of_areas.sql': `${header}
create function private.prefixes_of_areas() returns jsonb
  language sql immutable set search_path = ''
  return ${quote(prefixesOfAreas)}::jsonb;

comment on function private.prefixes_of_areas is
  'What the codes of communes and districts in each area begin with, by its code: the engine''s areas.';

revoke all on function private.prefixes_of_areas from public;
grant execute on function private.prefixes_of_areas to anon, authenticated, service_role;
`,
    'districts_of_communes.sql': `${header}
create function private.districts_of_communes() returns jsonb
  language sql immutable set search_path = ''
  return ${quote(districtsOfCommunes)}::jsonb;

comment on function private.districts_of_communes is
  'The codes of the districts of each commune that has some, in the order of their numbers: the engine''s districts.';

revoke all on function private.districts_of_communes from public;
grant execute on function private.districts_of_communes to anon, authenticated, service_role;
`,
    'ages_of.sql': `${header}
create function private.ages_of(min_age integer, max_age integer, title text, features text[]) returns integer
  language sql immutable set search_path = ''
  as $$
  select case
    when min_age is not null or max_age is not null then greatest(
      0, (1 << least(max_age, ${oldestChild}) + 1) - (1 << least(coalesce(min_age, 0), ${oldestChild + 1}))
    ) + case when coalesce(min_age, 0) <= ${oldestYoungChild} then ${2 ** (oldestChild + 1)} else 0 end
    when exists (
      select from unnest(title || features) as text
      where private.words_of(text) ~ '${familyPattern}'
    ) then ${2 ** (oldestChild + 2) - 1}
    else 0
  end;
$$;

comment on function private.ages_of is
  'The ages of children that an event suits, bit 6 for 6 years, bit ${oldestChild + 1} for a young child of any age: those it declares, else all if its title or a feature says that it is for families.';

revoke all on function private.ages_of from public;
`,
    'is_for_families.sql': `${header}
create function private.is_for_families(title text, features text[]) returns boolean
  language sql immutable set search_path = ''
  as $$
  select exists (
    select from unnest(title || features) as text
    where private.words_of(text) ~ '${familyPattern}'
  );
$$;

comment on function private.is_for_families is
  'Whether the title or a feature of an event says that it is for families: the engine''s isForFamilies.';

revoke all on function private.is_for_families from public;
grant execute on function private.is_for_families to anon, authenticated, service_role;
`,
    'score_of.sql': `${header}
create function private.score_of(
  category text, likes text[], event_category text, tags text[], participants bigint, rating numeric, distance double precision
) returns table (score bigint)
  language sql stable
  as $$
  select ${exploreRules.map(renderRule).join('\n    + ')};
$$;

comment on function private.score_of is
  'The points of an event at a distance, for the category of a query and the likes of a user: the engine''s exploreRules. Inlined.';

create function private.recommendation_of(
  likes text[], tags text[], participants bigint, distance double precision, start double precision, time_zone text,
  moment timestamptz
) returns table (score bigint)
  language sql stable
  as $$
  select ${recommendationRules.flatMap((rule) => (rule.kind === 'interactions' ? [] : renderRule(rule))).join('\n    + ')};
$$;

comment on function private.recommendation_of is
  'The points of an event that begins at a civil minute, for some likes: the engine''s recommendationRules, without interactions. Inlined.';

revoke all on function private.score_of, private.recommendation_of from public;
grant execute on function private.score_of, private.recommendation_of to anon, authenticated, service_role;
`,
    'price_rules.sql': `${header}
create function private.price_rules() returns jsonb
  language sql immutable set search_path = ''
  return ${quoteLists(readablePriceRules)}::jsonb;

comment on function private.price_rules is 'The rules and words by which private.read_price reads: the engine''s priceRules.';
`,
    'topics.sql': `${header}
delete from private.topics;

insert into private.topics (category, subcategory, tags, names)
select * from jsonb_to_recordset(${quote(listTopics())})
  as known (category text, subcategory text, tags text[], names text);
`,
    'terms.sql': `${header}
delete from private.terms;

insert into private.terms (term, slug)
select * from jsonb_to_recordset(${quote(listTerms())}) as known (term text, slug text);
`,
  };
}

/** Renders the points of a rule as an SQL expression. */
function renderRule(rule: ScoreRule): string {
  switch (rule.kind) {
    case 'preference':
      // Most events share no tag: the overlap test is cheaper than the count.
      return `case when tags && likes then ${rule.points} * (select count(*) from unnest(tags) as tag where tag = any (likes)) else 0 end`;
    case 'category':
      return `case when event_category = category then ${rule.points} else 0 end`;
    case 'distance':
      return `case ${rule.tiers.map(({ withinKm, points }) => `when distance <= ${withinKm} then ${points}`).join(' ')} else 0 end`;
    case 'participants':
      return `case when participants > ${rule.above} then ${rule.points} else 0 end`;
    case 'soon':
      return `case when start < (floor(extract(epoch from moment at time zone time_zone) / 86400) + ${rule.withinDays + 1}) * 1440 then ${rule.points} else 0 end`;
    case 'rating':
      return `case when rating >= ${rule.from} then ${rule.points} else 0 end`;
    default:
      throw new Error(`A rule has no SQL: ${rule.kind}. Add it here.`);
  }
}

const header = '-- Written by supabase/generateConstants.ts: run it again instead of editing this file.\n';

/** Quotes JSON with one entry per line, so that a diff shows the changed entries. */
function quote(value: readonly unknown[] | object): string {
  const [opening, closing, entries] = Array.isArray(value)
    ? ['[', ']', value.map((entry) => JSON.stringify(entry))]
    : ['{', '}', Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${JSON.stringify(entry)}`)];
  const json = `${opening}\n${entries.map((entry) => `  ${entry}`).join(',\n')}\n${closing}`;
  return `'${json.replaceAll("'", "''")}'`;
}

/** Quotes the lists of an object with one entry per line. */
function quoteLists(lists: object): string {
  const parts = Object.entries(lists).map(([name, list]) => {
    if (typeof list !== 'object') return `${JSON.stringify(name)}: ${JSON.stringify(list)}`;
    return `${JSON.stringify(name)}: ${quote(list).slice(1, -1)}`;
  });
  return `'{\n${parts.join(',\n')}\n}'`;
}
