-- For migrations and upgrades: rows are repaired before a new constraint refuses them, and listed in private.repairs.

create function private.repair(
  relation regclass, column_name name, is_valid text, repaired text, reason text, keeps_value boolean
) returns bigint
  language plpgsql set search_path = ''
  as $$
declare
  repaired_rows bigint;
begin
  -- A repair is no change by a user: without triggers, it is not counted and does not touch updated_at.
  execute format('alter table %s disable trigger user', relation);
  execute format(
    $sql$
    with broken as (
      select ctid as place, to_jsonb(t) ->> 'id' as id, t.%2$I::text as old_value from %1$s t where not (%3$s)
    ), written as (
      update %1$s t set %2$I = %4$s from broken where t.ctid = broken.place
    )
    insert into private.repairs (relation, column_name, reason, row_id, old_value)
    select %5$L, %2$L, %6$L, case when %7$L then id::uuid end, case when %7$L then old_value end from broken
    $sql$,
    relation, column_name, is_valid, repaired, relation::text, reason, keeps_value
  );
  get diagnostics repaired_rows = row_count;
  execute format('alter table %s enable trigger user', relation);
  if repaired_rows > 0 then
    raise notice 'Repaired % of % rows of %: %', column_name, repaired_rows, relation, reason;
  end if;
  return repaired_rows;
end;
$$;

comment on function private.repair is
  'Replaces the values of a column that a new constraint refuses, lists them in private.repairs and returns their number. is_valid and repaired are expressions over the table, named t. keeps_value is false for tables about people.';

revoke all on function private.repair from public;
