create function private.read_saved_search(filters jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  known constant text[] := (select proargnames from pg_catalog.pg_proc where oid = 'public.explore_events'::regproc);
begin
  if jsonb_typeof(filters) is distinct from 'object' or filters - known <> '{}'
    or filters ?| '{box,near,sort,direction,likes,page_size,cursor,map}' then
    perform private.refuse_query(
      'The filters are no search', 'An object with arguments of explore_events: no order, page or place of the user.'
    );
  end if;
  return private.read_explore_query(jsonb_strip_nulls(filters) || '{"sort": "date"}');
end;
$$;

comment on function private.read_saved_search is
  'The query of a saved search, as private.read_explore_query gives it. Status 400 names what is invalid.';

revoke all on function private.read_saved_search from public;
