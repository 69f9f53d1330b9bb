set check_function_bodies = off;

create or replace function private.list_events_of_source (
  filters   jsonb,
  venue     text,
  organizer text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  set enable_seqscan to 'off'
  set random_page_cost to '1.1'
  set jit to 'off'
  AS $function$
declare
  most constant integer := 100;
  query constant jsonb := private.read_saved_search(filters);
  is_of_source constant text := concat_ws(
    ' and ',
    case when venue <> '' then format('e.venue is not null and private.fold_text(e.venue) = %L', private.fold_text(venue)) end,
    case when organizer <> '' then format('e.organizer is not null and private.fold_text(e.organizer) = %L', private.fold_text(organizer)) end
  );
  found uuid[];
begin
  if is_of_source = '' then
    perform private.refuse_query('There is no source', 'Name a venue, an organizer, or both.');
  end if;
  execute format(
    $sql$
    select array(
      select e.id
      -- The offsets read the events of that name first, then the listing of each.
      from (select e.id from public.events e where %1$s offset 0) as e,
        lateral (select * from public.event_listings l where l.event_id = e.id offset 0) as l
      where l.over_at > %2$L and %3$s
      order by case when l.next_since <= %2$L and l.next_until > %2$L then l.next_start else private.start_of(e.id, %2$L) end, e.id
      limit %4$s
    )
    $sql$,
    is_of_source, now(), private.filter_condition(query, now(), true), most
  ) into found;
  return (
    select coalesce(jsonb_agg(private.card_of(id, now()) order by position), '[]')
    from unnest(found) with ordinality as each (id, position)
  );
end;
$function$;

create or replace function public.list_events_of_source (
  filters   jsonb,
  venue     text  default null::text,
  organizer text  default null::text
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.list_events_of_source(filters, venue, organizer);
$function$;

comment on function "private"."list_events_of_source"(jsonb, text, text) is 'The body of public.list_events_of_source. Security definer, because the index of names cannot be used under row level security. Only published events have a listing.';

comment on function "public"."list_events_of_source"(jsonb, text, text) is 'The next hundred events of a venue, an organizer, or both, by name; case and accents make no difference. filters are arguments of explore_events without order, page and place of the user. Answers cards, the soonest first.';

revoke all on function "private"."list_events_of_source"(jsonb, text, text) from public;

grant execute on function "private"."list_events_of_source"(jsonb, text, text) to "anon", "authenticated";

revoke all on function "public"."list_events_of_source"(jsonb, text, text) from public;

grant execute on function "public"."list_events_of_source"(jsonb, text, text) to "anon", "authenticated";

grant execute on function "public"."list_events_of_source"(jsonb, text, text) to "service_role";

create index events_by_organizer on public.events using btree (private.fold_text(organizer))
  where (organizer is not null);

create index events_by_venue on public.events using btree (private.fold_text(venue))
  where (venue is not null);
