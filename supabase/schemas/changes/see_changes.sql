create function private.see_changes(event_ids uuid[], versions bigint[]) returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  person constant uuid := auth.uid();
begin
  if cardinality(event_ids) > 100 or cardinality(event_ids) is distinct from cardinality(versions) then
    raise exception 'Name at most 100 events, each with its version' using errcode = 'check_violation';
  end if;
  with seen as materialized (
    select each.event_id, least(
      max(each.version), coalesce((select max(v.id) from private.event_versions v where v.event_id = each.event_id), 0)
    ) as version
    from unnest(event_ids, versions) as each (event_id, version)
    group by each.event_id
  ), favourites as (
    update public.favorites f set seen_version = seen.version
    from seen where f.user_id = person and f.event_id = seen.event_id and f.seen_version < seen.version
  )
  update public.purchases p set seen_version = seen.version
  from seen where p.user_id = person and p.event_id = seen.event_id and p.seen_version < seen.version;
end;
$$;

comment on function private.see_changes is
  'The body of public.see_changes. Security definer, because no client writes what it has seen into a row.';

create function public.see_changes(event_ids uuid[], versions bigint[]) returns void
  language sql set search_path = ''
  as $$
  select private.see_changes(event_ids, versions);
$$;

comment on function public.see_changes is
  'The user has seen these events up to these versions, which list_changes returned. A change made since then is still '
  'reported; an older version changes nothing.';

revoke all on function private.see_changes from public;
revoke all on function public.see_changes from public, anon, authenticated;
grant execute on function private.see_changes, public.see_changes to authenticated;
