-- A search for the beginning of a word collects every event of every word that begins so before it looks at the next word of
-- the search: 40 ms for two words of a million events. Where few words begin so, they are named, and the index passes over the
-- events of a frequent word that the rare one does not have.

create table private.search_lexemes (
  lexeme text collate "C" primary key
);

comment on table private.search_lexemes is 'The words and stems of the listings there are and were: what a search may begin.';

alter table private.search_lexemes enable row level security;
revoke all on private.search_lexemes from anon, authenticated, public;
grant all on private.search_lexemes to service_role;

create function private.learn_lexemes() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  -- In order, so that two statements at once do not wait for each other in a circle.
  insert into private.search_lexemes
  select distinct lexeme collate "C" from added, unnest(search)
  where not exists (select from private.search_lexemes known where known.lexeme = unnest.lexeme collate "C")
  order by 1
  on conflict do nothing;
  return null;
end;
$$;

comment on function private.learn_lexemes is 'Statement trigger of event_listings: keeps the words of the new rows. Needs them as "added".';

create trigger learn_lexemes after insert on public.event_listings
  referencing new table as added for each statement execute function private.learn_lexemes();

insert into private.search_lexemes select distinct lexeme from public.event_listings, unnest(search);

create function private.spell_out(search text) returns text
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  most constant integer := 50;
  beginning text;
  lexemes text[];
  spelled text := search;
begin
  for beginning in select distinct (regexp_matches(search, '''([^'']+)'':\*', 'g'))[1] loop
    lexemes := array(
      select lexeme from private.search_lexemes
      where lexeme >= beginning collate "C" and lexeme < (beginning || U&'\+10FFFF') collate "C"
      limit most + 1
    );
    if cardinality(lexemes) <= most then
      spelled := replace(
        spelled, quote_literal(beginning) || ':*',
        -- A word that nobody wrote finds nothing.
        (select string_agg(quote_literal(lexeme), ' | ') from unnest(coalesce(nullif(lexemes, '{}'), array[beginning])) as lexeme)
      );
    end if;
  end loop;
  return spelled;
end;
$$;

comment on function private.spell_out is
  'A query of full text search with the words that there are for each beginning, where they are few. It runs as its owner: clients read no table of this schema.';

create or replace function private.with_matches(asked jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  most constant integer := 500;
  spelled constant jsonb := case when asked ? 'text'
    then asked || jsonb_build_object('text', private.spell_out(asked ->> 'text')) else asked end;
  found uuid[];
begin
  if asked ? 'text' then
    execute format('select array(select event_id from public.event_listings where search @@ %L::tsquery limit %s)', spelled ->> 'text', most + 1)
    into found;
    if cardinality(found) <= most then
      return spelled || jsonb_build_object('ids', found);
    end if;
  end if;
  return spelled;
end;
$$;

revoke all on function private.learn_lexemes, private.spell_out from public;
grant execute on function private.spell_out to anon, authenticated, service_role;
