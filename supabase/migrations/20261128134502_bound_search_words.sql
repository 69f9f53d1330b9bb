set check_function_bodies = off;

create or replace function private.explore_constants()
  returns jsonb
  language sql
  immutable
  set search_path to ''
RETURN
  '{"earthRadius": 6371, "knownCities": [{"city": "paris", "latitude": 48.857, "longitude": 2.352}, {"city": "lyon", "latitude": 45.764, "longitude": 4.836}, {"city": "marseille", "latitude": 43.297, "longitude": 5.37}, {"city": "toulouse", "latitude": 43.605, "longitude": 1.444}, {"city": "cannes", "latitude": 43.553, "longitude": 7.017}, {"city": "nice", "latitude": 43.71, "longitude": 7.262}, {"city": "bordeaux", "latitude": 44.838, "longitude": -0.579}], "exploreRules": [{"kind": "preference", "points": 50}, {"kind": "category", "points": 50}, {"kind": "distance", "tiers": [{"points": 30, "withinKm": 50}, {"points": 20, "withinKm": 100}, {"points": 10, "withinKm": 200}]}, {"kind": "participants", "above": 5000, "points": 5}, {"from": 4.5, "kind": "rating", "points": 5}], "subcategories": ["pop", "rock", "electronic", "hip-hop", "classical", "jazz", "world-music", "football", "motorsport", "rugby", "combat-sports", "athletics", "racket-sports", "water-sports", "mountain-sports", "equestrian-sports", "golf", "board-sports", "extreme-sports", "basketball", "handball", "volleyball", "literature", "cinema", "video-games", "cooking", "gardening", "hiking", "cars", "theatre", "dance", "exhibitions", "talks", "workshops", "heritage", "photography", "music-festivals", "cultural-festivals", "food-festivals", "arts-festivals", "traditional-festivals", "neighbourhood-parties", "traditional-parties", "seasonal-parties", "markets", "flea-markets", "country-fairs"], "searchPastLimit": 500, "searchWordLimit": 8, "unknownDistance": 1000, "commonSearchWords": ["a", "au", "aux", "c", "ce", "d", "de", "des", "du", "en", "et", "j", "l", "la", "le", "les", "m", "n", "ou", "par", "pour", "qu", "s", "sur", "t", "un", "une"], "recommendationLimit": 10, "recommendationRules": [{"kind": "preference", "points": 50}, {"kind": "interactions", "atMost": 25, "points": 5, "withinDays": 14}, {"kind": "distance", "tiers": [{"points": 30, "withinKm": 100}]}, {"kind": "soon", "points": 15, "withinDays": 10}, {"kind": "participants", "above": 500, "points": 10}]}'::jsonb;

create or replace function private.search_query (
  said text
)
  returns text
  language sql
  stable
  set search_path to ''
  AS $function$
  select string_agg(
    format('(%s:*%s)', quote_literal(word), (
      select string_agg(' | ' || quote_literal(other), '')
      from unnest(ts_lexize('private.french_stems', word) || case
        -- Other spellings that a title may have.
        when word = 'st' then array['saint']
        when word = 'ste' then array['sainte']
        when word ~ '[aeo]ux$' then array[left(word, -1)]
      end) as other
      -- A prefix finds every word that begins with it already: repeating one would read the index twice.
      where left(other, char_length(word)) <> word
    )), ' & ' order by position
  )
  from unnest(private.searched_words(said)) with ordinality as kept (word, position);
$function$;

create or replace function private.searched_words (
  said text
)
  returns text[]
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  constants constant jsonb := private.explore_constants();
  words constant text[] := array(
    select left(word, 200)
    from regexp_split_to_table(private.words_of(left(said, 2000)), ' ') with ordinality as each (word, position)
    where word <> ''
    group by 1 order by min(position)
  );
  kept text[];
  long text[];
begin
  kept := array(
    select word from unnest(words) with ordinality as each (word, position)
    where not (constants -> 'commonSearchWords') ? word order by position
  );
  if kept = '{}' then
    kept := words;
  end if;
  long := array(select word from unnest(kept) with ordinality as each (word, position) where word !~ '^[a-z]$' order by position);
  return case when long = '{}' then kept[1:1] else long[1:(constants ->> 'searchWordLimit')::integer] end;
end;
$function$;

comment on function "private"."searched_words"(text) is 'The words of a text that a search uses, each once: at most eight, without common words and letters beside others, and of letters alone the first.';

revoke all on function "private"."searched_words"(text) from public;

grant execute on function "private"."searched_words"(text) to "anon", "authenticated", "service_role";
