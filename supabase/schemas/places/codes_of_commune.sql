create function private.codes_of_commune(commune text) returns text[]
  language sql immutable set search_path = ''
  as $$
  select array[commune] || array(select jsonb_array_elements_text(private.districts_of_communes() -> commune));
$$;

comment on function private.codes_of_commune is
  'The codes that event_listings have for a commune: its own, and those of its districts.';

revoke all on function private.codes_of_commune from public;
grant execute on function private.codes_of_commune to anon, authenticated, service_role;
