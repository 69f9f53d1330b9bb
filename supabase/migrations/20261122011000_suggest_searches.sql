-- What somebody may be typing, and what they may have meant.

create table public.search_words (
  word      text primary key,
  written   text not null,
  deletions text[] not null
);

comment on table public.search_words is 'The words of titles and venues of events that were published. Everybody reads; a trigger of events writes.';
comment on column public.search_words.word is 'Folded: see private.words_of.';
comment on column public.search_words.written is 'As an event first wrote it, in lower case.';
comment on column public.search_words.deletions is
  'The word itself and the word without each of its letters: two words with one of these in common are one slip apart, or two.';

create index search_words_by_deletions on public.search_words using gin (deletions);

alter table public.search_words enable row level security;

revoke all on public.search_words from anon, authenticated, public;
grant select on public.search_words to anon, authenticated;
grant all on public.search_words to service_role;

create policy "everybody reads the words of searches" on public.search_words
  for select to anon, authenticated
  using (true);

create function private.deletions_of(word text) returns text[]
  language sql immutable set search_path = ''
  return array(
    select word union select left(word, place - 1) || substr(word, place + 1) from generate_series(1, char_length(word)) as place
  );

comment on function private.deletions_of is 'A word, and the word without each of its letters.';

create function private.learn_words() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  -- In the order of the words, so that two events at once do not wait for each other in a circle.
  insert into public.search_words
  select words.word, min(written), private.deletions_of(words.word)
  from regexp_split_to_table(lower(concat_ws(' ', new.title, new.venue)), '[\s''’.,;:!?()«»"/&+-]+') as written,
    lateral (select private.words_of(written) as word) as words
  where char_length(word) between 4 and 30 and word !~ '[ 0-9]'
    and not exists (select from public.search_words known where known.word = words.word)
  group by word
  order by word
  on conflict do nothing;
  return null;
end;
$$;

comment on function private.learn_words is 'Row trigger of events: keeps the words that a search may have meant.';

create trigger learn_words_of_new_event
  after insert on public.events
  for each row when (new.publication = 'published') execute function private.learn_words();

create trigger learn_words_of_changed_event
  after update of title, venue, publication on public.events
  for each row when (new.publication = 'published') execute function private.learn_words();

create function private.is_searchable(word text) returns boolean
  language plpgsql stable set search_path = ''
  as $$
begin
  return exists (select from public.event_listings where search @@ private.search_query(word)::tsquery);
end;
$$;

comment on function private.is_searchable is 'Whether a word alone finds an event.';

create function private.correct_search(said text) returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  typed text;
  better text;
  corrected text[] := '{}';
begin
  foreach typed in array (string_to_array(private.words_of(left(said, 200)), ' '))[1:8] loop
    better := null;
    if char_length(typed) >= 4 and not private.is_searchable(typed) then
      select known.written into better
      from public.search_words known
      where known.deletions && private.deletions_of(typed)
      -- Whoever slips rarely slips on the first letter, and keeps the length more often than not.
      order by left(known.word, 1) <> left(typed, 1), abs(char_length(known.word) - char_length(typed)), known.word
      limit 1;
    end if;
    corrected := corrected || coalesce(better, typed);
  end loop;
  return nullif(array_to_string(corrected, ' '), private.words_of(left(said, 200)));
end;
$$;

comment on function private.correct_search is 'The text with each word that finds nothing replaced by a known one a slip away; null when there is none.';

create function public.suggest_searches("text" text default '') returns jsonb
  language plpgsql stable set search_path = '' set statement_timeout = '1s'
  as $$
declare
  said constant text := private.words_of(left(suggest_searches."text", 100));
  query constant text := private.search_query(said);
  venue_query tsquery;
  answer jsonb := '{"events": [], "venues": [], "communes": [], "correction": null}';
begin
  if char_length(said) < 2 then
    return answer;
  end if;
  answer := answer || jsonb_build_object('communes', (
    select coalesce(jsonb_agg(to_jsonb(place) - 'rank' order by rank, population desc), '[]') from (
      select code, name, department, postal_codes, population, rank from (
        select *, 1 as rank from public.places where folded_name = said
        union all
        select *, 2 from public.places where folded_name like said || '%' and folded_name <> said
        union all
        select *, 1 from public.places where postal_codes @> array[said]
      ) as found
      order by rank, population desc
      limit 5
    ) as place
  ));
  answer := answer || jsonb_build_object('events', (
    select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'title', e.title, 'location', e.location, 'venue', e.venue, 'category', e.category)
      order by best.rank desc, best.popularity desc, best.event_id), '[]')
    from (
      select event_id, popularity, ts_rank('{0.05,0.1,0.3,1}', search, query::tsquery) as rank
      from (select * from public.event_listings where search @@ query::tsquery and over_at > now() limit 2000) as found
      order by rank desc, popularity desc, event_id
      limit 5
    ) as best join public.events e on e.id = best.event_id
  ));
  answer := answer || jsonb_build_object('venues', (
    select coalesce(jsonb_agg(to_jsonb(place) order by events desc, venue), '[]') from (
      select e.venue, e.location, e.commune, count(*) as events
      from (select event_id from public.event_listings where search @@ query::tsquery and over_at > now() limit 500) as found
      join public.events e on e.id = found.event_id
      where ' ' || private.words_of(e.venue) like '% ' || said || '%'
      group by 1, 2, 3
      order by count(*) desc, 1
      limit 5
    ) as place
  ));
  if answer -> 'events' = '[]' and answer -> 'communes' = '[]' then
    answer := answer || jsonb_build_object('correction', private.correct_search(said));
  end if;
  return answer;
exception
  when query_canceled then
    raise exception 'The search took longer than a second' using errcode = 'PT503', hint = 'Type more letters.';
end;
$$;

comment on function public.suggest_searches is
  'What somebody may be typing: events to come, venues and communes, at most five each; or the correction of what finds nothing.';

-- A search that finds nothing says what may have been meant.
create or replace function public.explore_events(
  "text" text default '',
  city text default null,
  commune text default null,
  radius_km double precision default null,
  box text default null,
  category text default null,
  date_filter text default 'all',
  first_day date default null,
  last_day date default null,
  max_price double precision default null,
  access text default null,
  sort text default 'popularity',
  direction text default null,
  page_size integer default 24,
  "cursor" text default null,
  near text default null
) returns jsonb
  language plpgsql stable set search_path = '' set statement_timeout = '1s'
  as $$
declare
  start text := near;
  query jsonb;
  after jsonb;
  likes text[] := '{}';
  answer jsonb;
begin
  if private.signed_in_user() is not null then
    start := coalesce(near, (select location from public.profiles where id = private.signed_in_user()));
    likes := case when sort = 'score' then private.likes_of_user() else '{}' end;
  end if;
  query := private.read_explore_query(
    explore_events."text", city, commune, radius_km, box, category, date_filter, first_day, last_day, max_price, access,
    sort, direction, page_size, start
  );
  after := private.read_cursor(explore_events."cursor", query);
  -- All pages share the moment of the first: nothing moves between them.
  answer := private.explore(query, coalesce((after ->> 'moment')::timestamptz, now()), likes, after);
  return answer || jsonb_build_object('correction', case
    when answer -> 'total' = '0' and query ? 'text' then private.correct_search(explore_events."text")
  end);
exception
  when query_canceled then
    raise exception 'The search took longer than a second'
      using errcode = 'PT503', hint = 'Narrow it: a commune, a day or a category.';
end;
$$;

revoke all on function
  public.suggest_searches, private.deletions_of, private.learn_words, private.is_searchable, private.correct_search
  from public, anon, authenticated;
grant execute on function
  public.suggest_searches, private.deletions_of, private.is_searchable, private.correct_search
  to anon, authenticated, service_role;

-- The words of what is there already.
insert into public.search_words
select words.word, min(written), private.deletions_of(words.word)
from public.events,
  regexp_split_to_table(lower(concat_ws(' ', title, venue)), '[\s''’.,;:!?()«»"/&+-]+') as written,
  lateral (select private.words_of(written) as word) as words
where publication = 'published' and char_length(word) between 4 and 30 and word !~ '[ 0-9]'
group by word;

-- Moves listings on to their next times where the platform has a clock of its own.
create function private.schedule_refresh() returns boolean
  language plpgsql security definer set search_path = ''
  as $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    return false;
  end if;
  perform cron.schedule('refresh-listings', '*/5 * * * *', 'select private.refresh_listings()');
  return true;
end;
$$;

comment on function private.schedule_refresh is
  'Has pg_cron refresh the listings every five minutes. False where pg_cron is not installed: then the host calls refresh_listings.';

revoke all on function private.schedule_refresh from public;
grant execute on function private.schedule_refresh, private.refresh_listings to service_role;

select private.schedule_refresh();
