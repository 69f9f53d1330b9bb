-- The engine's explore() is the contract: the same events, in the same order, with the same numbers.

create function public.explore_events(
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
  near text default null,
  subcategory text default null,
  begins_from time default null,
  begins_before time default null,
  online boolean default false,
  once boolean default false,
  topics text default null,
  without text default null,
  areas text default null,
  weekdays text default null,
  without_areas text default null,
  min_price double precision default null,
  ages text default null,
  likes text default null,
  map boolean default false
) returns jsonb
  language plpgsql stable set search_path = '' set statement_timeout = '1s' set random_page_cost = 1.1 set jit = off
  as $$
declare
  start text := near;
  query jsonb;
  after jsonb;
  liked text[] := '{}';
  answer jsonb;
begin
  if private.signed_in_user() is not null then
    start := coalesce(near, (select location from public.profiles where id = private.signed_in_user()));
    liked := case when sort = 'score' then private.likes_of_user() else '{}' end;
  end if;
  query := (
    select private.read_explore_query(to_jsonb(given))
    from (
      select explore_events."text", city, commune, radius_km, box, category, subcategory, date_filter, first_day,
        last_day, begins_from, begins_before, max_price, access, topics, without, areas, weekdays, without_areas,
        min_price, ages, online, once, likes, sort, direction, page_size, start as near
    ) as given
  );
  if map then
    return private.map_events(query, now());
  end if;
  if sort = 'recommendation' then
    liked := private.texts_of(query -> 'likes');
  end if;
  if sort = 'score' and private.signed_in_user() is not null then
    query := query || jsonb_strip_nulls(jsonb_build_object('taste', private.taste_of_user()));
  end if;
  after := private.read_cursor(explore_events."cursor", query);
  -- All pages use the moment of the first, so that no event moves between them.
  answer := private.explore(query, coalesce((after ->> 'moment')::timestamptz, now()), liked, after);
  return answer || jsonb_build_object('correction', case
    when answer -> 'total' = '0' and query ? 'text' then private.correct_search(explore_events."text")
  end);
exception
  when query_canceled then
    raise exception 'The search took longer than a second'
      using errcode = 'PT503', hint = 'Narrow it: a commune, a day or a category.';
end;
$$;

comment on function public.explore_events is
  'One page of published events, with total and facet counts that are exact up to 10,000, or their map. '
  'docs/decisions/0019 and 0132 describe the arguments and the answers.';

revoke all on function public.explore_events from public, anon, authenticated;
grant execute on function public.explore_events to anon, authenticated;
