-- Every commune of France, and where it is.

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

comment on table public.places is 'Every commune of France. Everybody reads; migrations write.';
comment on column public.places.code is 'INSEE code.';
comment on column public.places.folded_name is 'The words of the name, folded: what a city is compared by.';
comment on column public.places.is_exact is 'Whether the coordinates are the commune''s own; else the middle of those known in its department.';
comment on column public.places.time_zone is 'IANA name of the zone of its department.';

create index places_by_folded_name on public.places (folded_name text_pattern_ops);
create index places_by_postal_code on public.places using gin (postal_codes);

alter table public.places enable row level security;

revoke all on public.places from anon, authenticated, public;
grant select on public.places to anon, authenticated;
grant all on public.places to service_role;

create policy "everybody reads places" on public.places
  for select to anon, authenticated
  using (true);

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
