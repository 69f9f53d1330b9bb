create function private.suggest_venues(said text, words text) returns jsonb
  -- A sequential scan would read all past events before the first match.
  language plpgsql stable set search_path = '' set enable_seqscan = off
  as $$
declare
  venues jsonb;
begin
  execute format(
    $sql$
    select coalesce(jsonb_agg(to_jsonb(place) order by events desc, venue), '[]') from (
      select e.venue, e.location, e.commune, count(*) as events
      from (
        select event_id from public.event_pins where not is_over and ts_filter(search, '{a,b}') @@ %L::tsquery limit 500
      ) as found join public.events e on e.id = found.event_id
      where ' ' || private.words_of(e.venue) like '%% ' || %L || '%%'
      group by 1, 2, 3
      order by count(*) desc, 1
      limit 5
    ) as place
    $sql$,
    words, said
  ) into venues;
  return venues;
end;
$$;

comment on function private.suggest_venues is
  'Venues of events to come with a word that begins with a text, among the first 500 events that match it.';

revoke all on function private.suggest_venues from public;
grant execute on function private.suggest_venues to anon, authenticated, service_role;
