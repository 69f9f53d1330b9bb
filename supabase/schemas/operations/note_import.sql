create function public.note_import(source text, facts jsonb) returns void
  language sql set search_path = ''
  as $$
  insert into private.host_runs (kind, source, facts) values ('import', left(note_import.source, 2048),
    note_import.facts)
  on conflict (kind, source) do update set finished_at = excluded.finished_at, facts = excluded.facts;
$$;

comment on function public.note_import is
  'Notes that an import of a source is done, with its counts. For the importer, by the secret key or the database '
  'itself.';

revoke all on function public.note_import from public, anon, authenticated;
grant execute on function public.note_import to service_role;
