set check_function_bodies = off;

create or replace function private.find_new_events()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  most constant integer := 99;
  shown constant integer := 3;
  search public.saved_searches;
  found uuid[];
  answer jsonb := '[]';
begin
  for search in select * from public.saved_searches s where s.user_id = auth.uid() order by s.created_at desc, s.id loop
    begin
      found := private.new_events_of(search.filters, search.opened_at, now(), most + 1);
    exception when sqlstate 'PT400' then
      -- A commune or a subcategory may cease to exist: the other searches stay.
      found := '{}';
    end;
    answer := answer || jsonb_build_object(
      'id', search.id, 'total', least(cardinality(found), most), 'is_more', cardinality(found) > most,
      'newest_at', (select coalesce(e.listed_at, e.created_at) from public.events e where e.id = found[1]),
      'events', (
        select coalesce(jsonb_agg(private.card_of(id, now()) order by position), '[]')
        from unnest(found[1:shown]) with ordinality as each (id, position)
      )
    );
  end loop;
  return answer;
end;
$function$;

comment on function "public"."find_new_events"() is 'For each saved search of the user the number of new events, at most 99, the cards of the first three, and when the newest was listed.';
