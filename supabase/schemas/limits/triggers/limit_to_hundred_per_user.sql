create function private.limit_to_hundred_per_user() returns trigger
  language plpgsql set search_path = ''
  as $$
declare
  is_over boolean;
begin
  execute format(
    'select exists (
       select from %I.%I where user_id in (select user_id from added) group by user_id having count(*) > 100
     )',
    tg_table_schema, tg_table_name
  ) into is_over;
  if is_over then
    raise exception 'A user keeps at most 100 rows of %', tg_table_name
      using errcode = 'check_violation', hint = 'Remove some before adding others.';
  end if;
  return null;
end;
$$;

comment on function private.limit_to_hundred_per_user is
  'Statement trigger: refuses an insert after which a user has more than 100 rows. Needs them as "added".';

revoke all on function private.limit_to_hundred_per_user from public;
