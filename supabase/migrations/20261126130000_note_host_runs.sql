create table "private"."host_runs" (
  "kind"        text                     not null,
  "source"      text                     default ''::text not null,
  "finished_at" timestamp with time zone default now() not null,
  "facts"       jsonb                    default '{}'::jsonb not null,
  constraint "host_runs_kind_check" check ((kind = ANY (ARRAY['import'::text, 'backup'::text]))),
  constraint "host_runs_source_check" check ((char_length(source) <= 2048)),
  constraint "host_runs_pkey" primary key (kind, source)
);

alter table "private"."host_runs"
  enable row level security;

comment on table "private"."host_runs" is 'The last run of each kind and source that was finished. The importer and the backup write it; /metrics shows its age.';

comment on column "private"."host_runs"."source" is 'The file or the URL of an import; empty for a backup.';

comment on column "private"."host_runs"."facts" is 'What an import counted: records, added, changed, problems.';

revoke all on "private"."host_runs" from "anon", "authenticated", public;

grant all on table "private"."host_runs" to "service_role";
