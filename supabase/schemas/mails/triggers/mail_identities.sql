-- An identity that was linked or removed is mailed to the owner, who may not have done it. The first one comes with the
-- account.

create function private.mail_identity() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  person constant uuid := coalesce(new.user_id, old.user_id);
begin
  -- Identities also go with their account.
  if exists (select from auth.users u where u.id = person)
    and (tg_op = 'DELETE' or exists (select from auth.identities i where i.user_id = person and i.id <> new.id))
  then
    insert into private.mails (recipient_id, kind, facts)
    values (person, case tg_op when 'DELETE' then 'identity_removed' else 'identity_added' end, '{}');
  end if;
  return null;
end;
$$;

comment on function private.mail_identity is
  'Row trigger of auth.identities: queues a mail about another way to sign in, or about one that is gone.';

revoke all on function private.mail_identity from public;

-- An identity of the email comes with a new password, about which there is a mail.
create trigger mail_new_identity
  after insert on auth.identities
  for each row when (new.provider <> 'email') execute function private.mail_identity();

create trigger mail_removed_identity
  after delete on auth.identities
  for each row execute function private.mail_identity();
