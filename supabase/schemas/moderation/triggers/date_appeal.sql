create function private.date_appeal() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  new.appealed_at := now();
  return new;
end;
$$;

revoke all on function private.date_appeal from public;
