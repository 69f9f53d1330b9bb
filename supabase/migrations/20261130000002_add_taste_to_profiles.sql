-- The sentences of a user about lists follow the account, if the user copies them.

alter table public.profiles
  add column taste jsonb check (jsonb_typeof(taste) = 'object' and octet_length(taste::text) <= 65536),
  add column taste_revision integer not null default 0 check (taste_revision >= 0);
