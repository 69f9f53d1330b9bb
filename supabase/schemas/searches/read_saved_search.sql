create function private.read_saved_search(filters jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  known constant text[] := '{text,city,commune,radius_km,category,subcategory,date_filter,first_day,last_day,begins_from,begins_before,max_price,access,online,once}';
begin
  if jsonb_typeof(filters) is distinct from 'object' or filters - known <> '{}' then
    perform private.refuse_query('The filters are no search', 'An object with arguments of explore_events: no order, page or place of the user.');
  end if;
  return (
    select private.read_explore_query(
      coalesce(f."text", ''), f.city, f.commune, f.radius_km, null, f.category, coalesce(f.date_filter, 'all'), f.first_day, f.last_day,
      f.max_price, f.access, 'date', null, 24, null, f.subcategory, f.begins_from, f.begins_before, coalesce(f.online, false), coalesce(f.once, false)
    )
    from jsonb_to_record(filters) as f (
      "text" text, city text, commune text, radius_km double precision, category text, subcategory text, date_filter text,
      first_day date, last_day date, begins_from time, begins_before time, max_price double precision, access text, online boolean, once boolean
    )
  );
end;
$$;

comment on function private.read_saved_search is
  'The query of a saved search, as private.read_explore_query gives it. Status 400 names what is invalid.';

revoke all on function private.read_saved_search from public;
