set check_function_bodies = off;

-- Rows are repaired while the old function still accepts their other columns. U+FFFD keeps the length, and a text visible.
do $$
declare
  each record;
begin
  for each in
    select distinct a.attrelid::regclass as relation, a.attname as name, a.atttypid::regtype as type
    from pg_catalog.pg_constraint c join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'c' and pg_get_constraintdef(c.oid) like '%is_clean_text%' and a.atttypid in ('text'::regtype, 'text[]'::regtype)
  loop
    perform private.repair(
      each.relation, each.name, format($sql$coalesce(t.%I::text, '') !~ '[\uFFFE\uFFFF]'$sql$, each.name),
      format($sql$translate(t.%I::text, U&'\FFFE\FFFF', U&'\FFFD\FFFD')::%s$sql$, each.name, each.type),
      'A noncharacter, which XML forbids', each.relation = 'public.events'::regclass
    );
  end loop;
end
$$;

create or replace function private.create_profile()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  name constant text := left(
    btrim(regexp_replace(new.raw_user_meta_data ->> 'full_name', '[\u0001-\u001F\u007F\uFFFE\uFFFF]', '', 'g')), 100
  );
begin
  insert into public.profiles (id, full_name)
  values (new.id, case when private.has_visible_text(name) then name end);
  return new;
end;
$function$;

create or replace function private.is_clean_text (
  value text
)
  returns boolean
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  return value !~ '[\u0001-\u0008\u000B-\u001F\u007F\uFFFE\uFFFF]';
end;
$function$;

comment on function "private"."is_clean_text"(text) is 'Whether a text has no control character except newline and tab, and none of the noncharacters U+FFFE and U+FFFF.';
