-- The queue of mails about decisions, reports and credentials.

create table private.mails (
  id           uuid primary key default gen_random_uuid(),
  recipient_id uuid not null references auth.users on delete cascade,
  kind         text not null check (
    kind in (
      'decision', 'outcome', 'password', 'email', 'device', 'factor_added', 'factor_removed', 'identity_added',
      'identity_removed', 'weekly'
    )
  ),
  facts        jsonb not null,
  created_at   timestamptz not null default now(),
  tries        smallint not null default 0,
  due_at       timestamptz not null default now(),
  begun_at     timestamptz
);

comment on table private.mails is 'A mail to a user, until it is sent. The host sends it with its own texts.';

comment on column private.mails.begun_at is
  'When a mail that must not arrive twice was handed to the mail server. Without an answer from there it is not sent again.';

create index mails_by_recipient on private.mails (recipient_id);
create index mails_by_due on private.mails (due_at);

alter table private.mails enable row level security;

revoke all on private.mails from anon, authenticated, public;
