set check_function_bodies = off;

-- The queue of mails about decisions, reports and credentials.

create table private.mails (
  id           uuid primary key default gen_random_uuid(),
  recipient_id uuid not null references auth.users on delete cascade,
  kind         text not null check (kind in ('decision', 'outcome', 'password', 'email')),
  facts        jsonb not null,
  created_at   timestamptz not null default now(),
  tries        smallint not null default 0,
  due_at       timestamptz not null default now()
);

comment on table private.mails is 'A mail to a user, until it is sent. The host sends it with its own texts.';

create index mails_by_recipient on private.mails (recipient_id);
create index mails_by_due on private.mails (due_at);

alter table private.mails enable row level security;

revoke all on private.mails from anon, authenticated, public;

-- A change of password or address is mailed to the owner, who may not have made it (docs/decisions/0042). The mail about a new
-- address goes to the old one.

create function private.mail_credentials() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if new.encrypted_password is distinct from old.encrypted_password then
    insert into private.mails (recipient_id, kind, facts) values (new.id, 'password', '{}');
  end if;
  if new.email is distinct from old.email then
    insert into private.mails (recipient_id, kind, facts)
    values (new.id, 'email', jsonb_build_object('email', old.email, 'new_email', new.email));
  end if;
  return null;
end;
$$;

comment on function private.mail_credentials is
  'Row trigger of auth.users: queues a mail about a new password or a new address. An address without confirmation gets none.';

revoke all on function private.mail_credentials from public;

create trigger mail_credentials
  after update of encrypted_password, email on auth.users
  for each row when (old.email_confirmed_at is not null) execute function private.mail_credentials();

-- A decision is mailed to the creator of the event and to the users who reported it: articles 17 and 16 of the Digital Services
-- Act.

create function private.mail_decision() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  insert into private.mails (recipient_id, kind, facts)
  values (new.creator_id, 'decision', jsonb_build_object(
    'title', new.event_title, 'publication', new.publication, 'reason', new.reason, 'statement', new.statement,
    'may_appeal', new.publication in ('hidden', 'removed') and not new.is_final
  ));
  return null;
end;
$$;

create function private.mail_outcome() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  insert into private.mails (recipient_id, kind, facts)
  values (new.user_id, 'outcome', jsonb_build_object('title', new.event_title, 'publication', new.outcome));
  return null;
end;
$$;

revoke all on function private.mail_decision, private.mail_outcome from public;

create function private.take_mails(moment timestamptz default now())
  returns table (id uuid, email text, language text, kind text, facts jsonb)
  language sql set search_path = ''
  as $$
  update private.mails m set tries = m.tries + 1, due_at = moment + interval '10 minutes' * power(3, m.tries)
  from auth.users u
  where u.id = m.recipient_id and m.id in (
    select due.id from private.mails due where due.due_at <= moment and due.tries < 6
    order by due.due_at limit 50 for update skip locked
  )
  returning m.id, case m.kind when 'email' then m.facts ->> 'email' else u.email::text end,
    u.raw_user_meta_data ->> 'language', m.kind, m.facts;
$$;

comment on function private.take_mails is
  'Hands out the mails that are due; each gets six tries within two days. The caller deletes the row of a mail that was sent.';

revoke all on function private.take_mails from public;
