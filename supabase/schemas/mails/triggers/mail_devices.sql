-- A sign-in with a device that the account does not know is mailed to its owner. The first device of an account is
-- known.

create function private.mail_device() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  -- Without numbers: a browser that is updated stays the same device.
  device constant bytea := sha256(convert_to(regexp_replace(new.user_agent, '[0-9]+([._][0-9]+)*', '', 'g'), 'UTF8'));
  is_first constant boolean := not exists (select from private.devices d where d.user_id = new.user_id);
begin
  update private.devices d set seen_at = now() where d.user_id = new.user_id and d.fingerprint = device;
  if found then
    return null;
  end if;
  insert into private.devices (user_id, fingerprint) values (new.user_id, device) on conflict do nothing;
  if found and not is_first then
    insert into private.mails (recipient_id, kind, facts) values (new.user_id, 'device', '{}');
  end if;
  return null;
end;
$$;

comment on function private.mail_device is
  'Row trigger of auth.sessions: notes the device of a session, and queues a mail about one that is new. A session '
  'without a user agent queues no mail.';

revoke all on function private.mail_device from public;

create trigger mail_device_of_new_session
  after insert on auth.sessions
  for each row when (new.user_agent is not null) execute function private.mail_device();

create trigger mail_device_of_session
  after update of user_agent on auth.sessions
  for each row when (new.user_agent is distinct from old.user_agent and new.user_agent is not null)
  execute function private.mail_device();
