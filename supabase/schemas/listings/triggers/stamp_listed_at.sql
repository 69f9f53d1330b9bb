create function private.stamp_listed_at() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  new.listed_at := now();
  return new;
end;
$$;

comment on function private.stamp_listed_at is 'Row trigger: a draft is listed for the first time.';

revoke all on function private.stamp_listed_at from public;
