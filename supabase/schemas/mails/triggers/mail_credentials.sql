-- A change of password or address is mailed to the owner, who may not have made it (docs/decisions/0042). The mail
-- about a new address goes to the old one.

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
  'Row trigger of auth.users: queues a mail about a new password or a new address. An address without confirmation '
  'gets none.';

revoke all on function private.mail_credentials from public;

create trigger mail_credentials
  after update of encrypted_password, email on auth.users
  for each row when (old.email_confirmed_at is not null) execute function private.mail_credentials();
