-- Who has taken over an account changes what it signs in with: its owner hears of both changes (decision 42). A mail about a
-- new address goes to the old one, which its owner still reads.

alter table private.mails drop constraint mails_kind_check;
alter table private.mails add constraint mails_kind_check check (kind in ('decision', 'outcome', 'password', 'email'));

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
  'Trigger of auth.users: owes a mail for a new password and for a new address. An address that nobody confirmed gets none.';

revoke all on function private.mail_credentials from public;

create trigger mail_credentials
  after update of encrypted_password, email on auth.users
  for each row when (old.email_confirmed_at is not null) execute function private.mail_credentials();

create or replace function private.take_mails(moment timestamptz default now())
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
