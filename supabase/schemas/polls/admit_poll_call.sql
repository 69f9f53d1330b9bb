create function private.admit_poll_call(kind text) returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  network constant text := private.client_network();
  wait integer;
begin
  select admitted.seconds into wait from private.admit_attempts(
    array[admit_poll_call.kind || case when network is null then ' of unknown network' else ' of network' end],
    array[coalesce(network, '')]
  ) as admitted;
  if wait > 0 then
    raise exception 'Too many polls or answers from one network'
      using errcode = 'PT429', detail = wait::text, hint = format('Try again in %s seconds.', wait);
  end if;
end;
$$;

comment on function private.admit_poll_call is
  'Counts a poll or a change of one by network, and refuses with PT429 what exceeds private.attempt_limits. The detail '
  'is the seconds to wait.';

revoke all on function private.admit_poll_call from public;
