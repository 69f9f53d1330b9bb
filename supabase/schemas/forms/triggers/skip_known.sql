create function private.skip_known_subscription() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if exists (select from public.newsletter_subscriptions where lower(email) = lower(new.email)) then
    return null;
  end if;
  return new;
end;
$$;

comment on function private.skip_known_subscription is
  'Row trigger: a known address is ignored without an error, which would reveal it.';

create function private.skip_known_alert() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if exists (select from public.launch_alerts where lower(email) = lower(new.email) and platform = new.platform) then
    return null;
  end if;
  return new;
end;
$$;

comment on function private.skip_known_alert is
  'Row trigger: a known address is ignored without an error, which would reveal it.';

revoke all on function private.skip_known_subscription, private.skip_known_alert from public;
