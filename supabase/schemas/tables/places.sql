comment on table public.places is 'Every commune of France. Everyone reads; migrations write.';
comment on column public.places.code is 'INSEE code.';
comment on column public.places.folded_name is 'The folded words of the name, as a city is compared.';
comment on column public.places.is_exact is
  'Whether the coordinates are those of the commune; else the average of its department.';
comment on column public.places.time_zone is 'IANA time zone of its department.';

revoke all on public.places from anon, authenticated, public;
grant select on public.places to anon, authenticated;
grant all on public.places to service_role;

create policy "everybody reads places" on public.places
  for select to anon, authenticated
  using (true);
