-- A second factor that was added or removed is mailed to the owner, who may not have done it. The recovery codes go
-- with the last factor: they would open the account of a later one.

create function private.mail_factor() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  person constant uuid := coalesce(new.user_id, old.user_id);
begin
  -- Factors also go with their account.
  if exists (select from auth.users u where u.id = person) then
    insert into private.mails (recipient_id, kind, facts)
    values (person, case tg_op when 'DELETE' then 'factor_removed' else 'factor_added' end, '{}');
  end if;
  if not exists (select from auth.mfa_factors f where f.user_id = person and f.status = 'verified') then
    delete from private.recovery_codes r where r.user_id = person;
  end if;
  return null;
end;
$$;

comment on function private.mail_factor is
  'Row trigger of auth.mfa_factors: queues a mail about a factor that counts from now on or no longer, and deletes the '
  'recovery codes with the last one.';

revoke all on function private.mail_factor from public;

create trigger mail_new_factor
  after update of status on auth.mfa_factors
  for each row when (new.status = 'verified' and old.status <> 'verified') execute function private.mail_factor();

create trigger mail_removed_factor
  after delete on auth.mfa_factors
  for each row when (old.status = 'verified') execute function private.mail_factor();
