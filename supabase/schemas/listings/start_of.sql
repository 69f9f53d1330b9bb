create function private.start_of(event_id uuid, moment timestamptz) returns integer
  language sql stable set search_path = ''
  as $$
  select coalesce(
    (select start_minute from public.event_timings t
     where t.event_id = start_of.event_id and t.ends_at > moment order by position limit 1),
    (select start_minute from public.event_timings t where t.event_id = start_of.event_id order by position desc
      limit 1)
  );
$$;

comment on function private.start_of is
  'The start of the first timing that is not over, else of the last: the engine''s nextSpan.';

revoke all on function private.start_of from public;
grant execute on function private.start_of to anon, authenticated, service_role;
