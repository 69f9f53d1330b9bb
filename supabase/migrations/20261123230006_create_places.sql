set check_function_bodies = off;

-- The engine's foldText. Almost every text is ASCII or French, so one short pass comes first; the pass over all of Unicode is rare.

create function private.fold_french(value text) returns text
  language plpgsql immutable set search_path = ''
  as $$
begin
  -- Each character of the text is compared with all of these: keep the list short.
  return replace(translate(lower(value), 'éèêëàâçîïôùûüœ’', 'eeeeaaciiouuuœ'''), 'œ', 'oe');
end;
$$;

comment on function private.fold_french is 'private.fold_text for French; other characters stay as they are.';

create function private.fold_text(value text) returns text
  language plpgsql immutable set search_path = ''
  as $$
declare
  plain text := lower(value);
begin
  if octet_length(plain) = char_length(plain) then
    return plain;
  end if;
  plain := private.fold_french(value);
  if octet_length(plain) = char_length(plain) then
    return plain;
  end if;
  return replace(replace(replace(
    regexp_replace(
      lower(normalize(value, NFKD)),
      '[\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u0900-\u0903\u093A-\u094F\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\u302A-\u302F\u3099\u309A\uFE00-\uFE0F\uFE20-\uFE2F]',
      '', 'g'
    ),
    'œ', 'oe'), 'æ', 'ae'), '’', '''');
end;
$$;

comment on function private.fold_text is
  'A text without case, accents and ligatures, as it is compared: the engine''s foldText.';

revoke all on function private.fold_french, private.fold_text from public;
grant execute on function private.fold_french, private.fold_text to anon, authenticated, service_role;

-- Characters that are no letter or digit are listed by ranges: the classes of a regular expression depend on the server's locale.
-- Almost every folded text is ASCII, where a short pattern is ten times as fast.

create function private.words_of(value text) returns text
  language plpgsql immutable set search_path = ''
  as $$
declare
  folded text := lower(value);
begin
  if octet_length(folded) <> char_length(folded) then
    folded := private.fold_french(value);
    -- Spaces, quotation marks, dashes, euro and degree signs and emoji separate words, as ASCII punctuation does.
    if folded ~ '[^\u0001-\u007F\u00A0\u00AB\u00B0\u00B7\u00BB\u2000-\u206F\u20AC\U0001F300-\U0001FAFF]' then
      return btrim(regexp_replace(
        replace(replace(private.fold_text(value), 'Œ', 'oe'), 'Æ', 'ae'),
        '[\u0001-\u002F\u003A-\u0060\u007B-\u00A9\u00AB-\u00B1\u00B4\u00B6-\u00B8\u00BB\u00BF\u00D7\u00F7\u02C2-\u02DF\u2000-\u206F\u20A0-\u20CF\u2100-\u214F\u2190-\u2BFF\u2E00-\u2E7F\u3000-\u3004\u3008-\u3020\u3030\uFE10-\uFE6F\uFF00-\uFF0F\uFFFC\uFFFD\U0001F000-\U0001FAFF]+',
        ' ', 'g'
      ));
    end if;
  end if;
  return btrim(regexp_replace(folded, '[^a-z0-9]+', ' ', 'g'));
end;
$$;

comment on function private.words_of is 'The folded words of a text, separated by one space: the engine''s splitWords.';

revoke all on function private.words_of from public;
grant execute on function private.words_of to anon, authenticated, service_role;

-- Every commune of France with its coordinates.

create table public.places (
  code         text primary key check (code ~ '^[0-9][0-9AB][0-9]{3}$'),
  name         text not null,
  folded_name  text not null,
  department   text not null check (department ~ '^([0-9][0-9AB]|9[78][0-9])$'),
  postal_codes text[] not null,
  population   integer not null check (population >= 0),
  latitude     double precision check (latitude between -90 and 90),
  longitude    double precision check (longitude between -180 and 180),
  is_exact     boolean not null,
  time_zone    text not null,

  constraint places_coordinates_together check ((latitude is null) = (longitude is null))
);

comment on table public.places is 'Every commune of France. Everyone reads; migrations write.';
comment on column public.places.code is 'INSEE code.';
comment on column public.places.folded_name is 'The folded words of the name, as a city is compared.';
comment on column public.places.is_exact is
  'Whether the coordinates are those of the commune; else the average of its department.';
comment on column public.places.time_zone is 'IANA time zone of its department.';

create index places_by_folded_name on public.places (folded_name text_pattern_ops);
create index places_by_postal_code on public.places using gin (postal_codes);

alter table public.places enable row level security;

revoke all on public.places from anon, authenticated, public;
grant select on public.places to anon, authenticated;
grant all on public.places to service_role;

create policy "everybody reads places" on public.places
  for select to anon, authenticated
  using (true);

create function private.find_commune(
  location text, full_address text, latitude double precision, longitude double precision
) returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  city constant text := private.city_of(location);
  searched constant text := case when city like '%st%'
    then regexp_replace(regexp_replace(city, '\mst\M', 'saint', 'g'), '\mste\M', 'sainte', 'g') else city end;
  postal_code constant text := coalesce(substring(location from '\m[0-9]{5}\M'), substring(full_address from '\m([0-9]{5})\M(?=[^0-9]*$)'));
  is_on_earth constant boolean := latitude between -90 and 90 and longitude between -180 and 180;
begin
  return (
    -- Only coordinates or a postal code distinguish communes of the same name.
    select case when named = 1 or has_code or distance < 30 then code end
    from (
      select code, population, distance, has_code, count(*) over () as named
      from (
        select code, population, is_exact, postal_codes @> array[postal_code] as has_code,
          -- A check of the table refuses invalid coordinates later.
          case when is_on_earth then private.haversine(find_commune.latitude, find_commune.longitude, places.latitude, places.longitude) end as distance
        from public.places where folded_name = searched
      ) as candidate
      where distance is null or not is_exact or distance < 50
    ) as likely
    order by has_code desc nulls last, distance nulls last, population desc
    limit 1
  );
end;
$$;

comment on function private.find_commune is
  'The INSEE code of the commune that a location names; null if none, or if several share the name and nothing distinguishes them.';

create function private.find_commune_of_event() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  new.commune := private.find_commune(new.location, new.full_address, new.latitude, new.longitude);
  return new;
end;
$$;

comment on function private.find_commune_of_event is 'Row trigger of events: derives the commune from the location.';

revoke all on function private.find_commune, private.find_commune_of_event from public;
grant execute on function private.find_commune to authenticated, service_role;

-- The map is a grid of cells, 0.05 degrees high and wide, numbered along the lines of latitude. A place becomes a few ranges of
-- cell numbers, which a B-tree index finds.

create function private.cells_around(
  west double precision, south double precision, east double precision, north double precision, margin double precision default 0
) returns int4multirange
  language sql immutable strict set search_path = ''
  as $$
  with grown as (
    -- A degree of latitude has 111.2 km. Towards a pole a degree of longitude has less.
    select greatest(-90, south - height) as south, least(90, north + height) as north,
      margin / 111 / cosd(least(89, greatest(abs(south), abs(north)) + height)) as width
    from (select margin / 111 as height) as sizes
  ), part as (
    select greatest(-180, west - width) as lowest, least(180, east + width) as highest from grown
    where west <= east and west - width >= -180 and east + width <= 180
    -- Across the antimeridian.
    union all select west, 180 from grown where west > east
    union all select -180, east from grown where west > east
    union all select -180, 180 from grown where west <= east and (west - width < -180 or east + width > 180)
  )
  select range_agg(int4range(
    line * 8192 + floor((lowest + 180) * 20)::integer, line * 8192 + floor((highest + 180) * 20)::integer + 1
  ))
  from grown, part, generate_series(floor((south + 90) * 20)::integer, floor((north + 90) * 20)::integer) as line;
$$;

comment on function private.cells_around is
  'Cells that cover a box of the map with a margin in kilometres, and maybe more. A circle is a point with a margin.';

revoke all on function private.cells_around from public;
grant execute on function private.cells_around to anon, authenticated, service_role;

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
    regexp_replace(' ' || replace(words, ' ', '  ') || ' ', ' ([0-9][^ ]*|arr|arrondissement|cedex) ', '', 'g'), ' +', ' ', 'g'
  ));
end;
$$;

comment on function private.city_of is 'The normalised city of a location, as filters compare it: the engine''s cityOf.';

revoke all on function private.city_of from public;
grant execute on function private.city_of to anon, authenticated, service_role;

create function private.department_of(code text) returns text
  language sql immutable set search_path = ''
  return case when code ~ '^9[78]' then left(code, 3) else left(code, 2) end;

comment on function private.department_of is 'The department of an INSEE code.';

create function private.time_zone_of(department text) returns text
  language sql immutable set search_path = ''
  return case department
    when '971' then 'America/Guadeloupe'
    when '972' then 'America/Martinique'
    when '973' then 'America/Cayenne'
    when '974' then 'Indian/Reunion'
    when '975' then 'America/Miquelon'
    when '976' then 'Indian/Mayotte'
    when '977' then 'America/St_Barthelemy'
    when '978' then 'America/Marigot'
    when '984' then 'Indian/Kerguelen'
    when '986' then 'Pacific/Wallis'
    when '987' then 'Pacific/Tahiti'
    when '988' then 'Pacific/Noumea'
    else 'Europe/Paris'
  end;

comment on function private.time_zone_of is 'The time zone of a department.';

revoke all on function private.department_of, private.time_zone_of from public;

create function private.haversine(
  from_latitude double precision, from_longitude double precision, latitude double precision, longitude double precision
) returns double precision
  language plpgsql immutable set search_path = ''
  as $$
begin
  return 2 * 6371 * asin(sqrt(least(1,
    power(sin(radians(latitude - from_latitude) / 2), 2)
    + cos(radians(from_latitude)) * cos(radians(latitude)) * power(sin(radians(longitude - from_longitude) / 2), 2)
  )));
end;
$$;

comment on function private.haversine is 'Kilometres between two places: the engine''s haversine.';

revoke all on function private.haversine from public;
grant execute on function private.haversine to anon, authenticated, service_role;

create function private.origin_of(city text) returns jsonb
  language sql immutable set search_path = ''
  as $$
  select known
  from jsonb_array_elements(private.explore_constants() -> 'knownCities') with ordinality as each (known, position)
  order by known ->> 'city' is distinct from private.city_of(city), position
  limit 1;
$$;

comment on function private.origin_of is 'The origin of distances: a known city by its name, else Paris.';

revoke all on function private.origin_of from public;
grant execute on function private.origin_of to anon, authenticated, service_role;
