comment on table private.host_runs is
  'The last run of each kind and source that was finished. The importer and the backup write it; /metrics and '
  'read_operations show it.';
comment on column private.host_runs.source is 'The file or the URL of an import; empty for a backup.';
comment on column private.host_runs.facts is
  'The counts of an import: records, added, changed, problems; and "refused", at most fifty records that were not '
  'imported: id, title, reason.';

revoke all on private.host_runs from anon, authenticated, public;
grant all on private.host_runs to service_role;
