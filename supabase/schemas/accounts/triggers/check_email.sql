-- The service of accounts accepts addresses that mail software reads as several, or as other ones.

create function private.check_email() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if not (private.is_email_address(coalesce(nullif(new.email, ''), 'none@lively.invalid'))
    and private.is_email_address(coalesce(nullif(new.email_change, ''), 'none@lively.invalid')))
  then
    raise exception 'Unable to validate email address: invalid format' using errcode = 'check_violation';
  end if;
  return new;
end;
$$;

comment on function private.check_email is
  'Row trigger of auth.users: refuses an address that private.is_email_address refuses. An account may have none.';

revoke all on function private.check_email from public;

create trigger check_email
  before insert or update of email, email_change on auth.users
  for each row execute function private.check_email();
