-- When a host last imported and last backed up, for its monitoring.

create table private.host_runs (
  kind        text not null check (kind in ('import', 'backup')),
  source      text not null default '' check (char_length(source) <= 2048),
  finished_at timestamptz not null default now(),
  facts       jsonb not null default '{}',
  primary key (kind, source)
);

comment on table private.host_runs is
  'The last run of each kind and source that was finished. The importer and the backup write it; /metrics shows its age.';
comment on column private.host_runs.source is 'The file or the URL of an import; empty for a backup.';
comment on column private.host_runs.facts is 'What an import counted: records, added, changed, problems.';

alter table private.host_runs enable row level security;

revoke all on private.host_runs from anon, authenticated, public;
grant all on private.host_runs to service_role;
