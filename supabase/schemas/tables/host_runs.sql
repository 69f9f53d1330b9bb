-- When a host last imported and last backed up, for its monitoring and its operators.

create table private.host_runs (
  kind        text not null check (kind in ('import', 'backup')),
  source      text not null default '' check (char_length(source) <= 2048),
  finished_at timestamptz not null default now(),
  facts       jsonb not null default '{}' check (jsonb_typeof(facts) = 'object' and octet_length(facts::text) <= 262144),
  primary key (kind, source)
);

comment on table private.host_runs is
  'The last run of each kind and source that was finished. The importer and the backup write it; /metrics and read_operations show it.';
comment on column private.host_runs.source is 'The file or the URL of an import; empty for a backup.';
comment on column private.host_runs.facts is 'What an import counted: records, added, changed, problems; and "refused", at most fifty records that are not in: id, title, reason.';

alter table private.host_runs enable row level security;

revoke all on private.host_runs from anon, authenticated, public;
grant all on private.host_runs to service_role;
