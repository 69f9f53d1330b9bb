create function private.standing_of(
  event uuid, over_at timestamptz, moment timestamptz,
  out next_start integer, out since timestamptz, out until timestamptz, out is_over boolean
)
  language plpgsql stable set search_path = ''
  as $$
begin
  next_start := private.start_of(event, moment);
  is_over := over_at <= moment;
  select coalesce(max(border) filter (where border <= moment), '-infinity'),
    coalesce(min(border) filter (where border > moment), 'infinity')
  into since, until
  from (
    select over_at as border
    union all
    select t.counts_until from public.event_timings t where t.event_id = event
    union all
    select t.counts_again from public.event_timings t where t.event_id = event and t.counts_until < 'infinity'
  ) as each
  where border < 'infinity';
end;
$$;

comment on function private.standing_of is
  'The next timing of an event at a moment, whether the event is over, and from when until when both are valid.';

revoke all on function private.standing_of from public;
