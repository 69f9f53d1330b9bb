comment on table private.settings is 'The settings of a host. One row, changed by its operator in SQL.';
comment on column private.settings.trusted_proxies is
  'How many proxies append to x-forwarded-for: the client is the n-th entry from the right. Entries further left are '
  'written by the client.';
comment on column private.settings.client_ip_header is
  'A header that the platform always overwrites with the client''s address, such as cf-connecting-ip. Replaces '
  'x-forwarded-for if set.';
comment on column private.settings.local_pictures is
  'Whether pictures may lie in the storage of a backend on this machine, by http. For development.';
comment on column private.settings.pepper is
  'Part of the hashes of senders, so that they cannot be found by trying every address.';

revoke all on private.settings from anon, authenticated, public;
grant all on private.settings to service_role;
