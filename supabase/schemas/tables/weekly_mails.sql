-- The weeks for which the mail of a user was created. The key prevents a second one.

create table private.weekly_mails (
  user_id    uuid not null references auth.users on delete cascade,
  week       date not null,
  token      uuid not null default gen_random_uuid() unique,
  created_at timestamptz not null default now(),
  primary key (user_id, week)
);

comment on table private.weekly_mails is
  'The weeks of which a user has had the mail, or for which there was nothing to say.';
comment on column private.weekly_mails.week is 'Its Monday.';
comment on column private.weekly_mails.token is
  'Ends the mails, in the link of this one. It opens nothing else. Not exported to the user: an export is a file.';

alter table private.weekly_mails enable row level security;

revoke all on private.weekly_mails from anon, authenticated, public;
