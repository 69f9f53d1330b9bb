create function private.check_saved_search() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.read_saved_search(new.filters);
  return new;
end;
$$;

comment on function private.check_saved_search is 'Row trigger: refuses filters that explore_events would refuse.';

create function private.stamp_opened_at() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  -- The clock of a device may be wrong.
  new.opened_at := now();
  return new;
end;
$$;

comment on function private.stamp_opened_at is 'Row trigger: a search is opened now, whatever time the client says.';

create function private.limit_searches() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  most constant integer := 20;
begin
  -- The trigger limit_writes runs before, by its name, and serializes the inserts of a user.
  if exists (
    select from public.saved_searches s where s.user_id in (select added.user_id from added)
      group by s.user_id having count(*) > most
  ) then
    raise exception 'A user saves at most % searches', most
      using errcode = 'PT409', hint = 'Delete one before saving another.';
  end if;
  return null;
end;
$$;

comment on function private.limit_searches is
  'Statement trigger: refuses an insert after which a user has more than twenty searches. Needs them as "added".';

revoke all on function private.check_saved_search, private.stamp_opened_at, private.limit_searches from public;
