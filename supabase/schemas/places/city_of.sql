create function private.city_of(location text) returns text
  language plpgsql immutable set search_path = ''
  as $$
declare
  words constant text := private.words_of(split_part(location, ',', 1));
begin
  if words !~ '[0-9]|\m(arr|cedex)' then
    return words;
  end if;
  return btrim(regexp_replace(
    regexp_replace(' ' || replace(words, ' ', '  ') || ' ', ' ([0-9][^ ]*|arr|arrondissement|cedex) ', '', 'g'), ' +',
      ' ', 'g'
  ));
end;
$$;

comment on function private.city_of is
  'The normalised city of a location, as filters compare it: the engine''s cityOf.';

revoke all on function private.city_of from public;
grant execute on function private.city_of to anon, authenticated, service_role;
