create function private.refuse_local_picture() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  picture constant text := to_jsonb(new) ->> tg_argv[0];
begin
  if picture like 'http://%' and not (select local_pictures from private.settings) then
    raise exception 'A picture by http from this machine is taken in development only'
      using errcode = 'check_violation', hint = 'Store it, or name it by https.';
  end if;
  return new;
end;
$$;

comment on function private.refuse_local_picture is
  'Row trigger: refuses http pictures of this machine unless private.settings allows them. The argument is the name of '
  'the column.';

revoke all on function private.refuse_local_picture from public;
