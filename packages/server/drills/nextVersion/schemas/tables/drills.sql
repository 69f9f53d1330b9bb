comment on table public.drills is 'A table of the next version.';

revoke all on public.drills from anon, authenticated, public;
grant select on public.drills to anon, authenticated;

create policy "everybody reads drills" on public.drills
  for select to anon, authenticated
  using (true);
