create function private.declare_access() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if exists (
    select from unnest(new.accessibility) as need
    where need is null or not (private.explore_constants() -> 'accessNeeds') ? need
  ) then
    raise exception using errcode = '23514', message = 'There is no such access need',
      hint = 'They are accessNeeds in private.explore_constants.';
  end if;
  -- In one order, so that equal needs share their counts.
  new.accessibility := array(select distinct need from unnest(new.accessibility) as need order by need);
  if tg_op = 'INSERT' then
    -- A copy keeps its date, which clients cannot write.
    new.accessibility_at := coalesce(new.accessibility_at, now());
  elsif new.accessibility <> old.accessibility then
    new.accessibility_at := case when new.accessibility <> '{}' then now() end;
  end if;
  return new;
end;
$$;

comment on function private.declare_access is
  'Row trigger of events: refuses unknown access needs, and writes when they changed.';

revoke all on function private.declare_access from public;
