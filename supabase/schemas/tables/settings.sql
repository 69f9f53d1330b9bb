-- The settings of a host, in one row.

create table private.settings (
  only_row         boolean primary key default true check (only_row),
  trusted_proxies  integer not null default 1 check (trusted_proxies between 1 and 10),
  client_ip_header text check (client_ip_header ~ '^[a-z0-9-]{1,60}$'),
  local_pictures   boolean not null default false,
  pepper           uuid not null default gen_random_uuid()
);

comment on table private.settings is 'What differs from one host to another. One row, changed by its operator in SQL.';
comment on column private.settings.trusted_proxies is
  'How many proxies append to x-forwarded-for: the client is the n-th entry from the right. Entries further left are written by the client.';
comment on column private.settings.client_ip_header is
  'A header that the platform always overwrites with the client''s address, such as cf-connecting-ip. Replaces x-forwarded-for if set.';
comment on column private.settings.local_pictures is
  'Whether pictures may lie in the storage of a backend on this machine, by http. For development.';
comment on column private.settings.pepper is
  'Part of the hashes of senders, so that they cannot be found by trying every address.';

alter table private.settings enable row level security;

revoke all on private.settings from anon, authenticated, public;
grant all on private.settings to service_role;

insert into private.settings default values;
