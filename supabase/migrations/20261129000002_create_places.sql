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

alter table public.places enable row level security;
