-- First part of the upgrade of a database whose migrations came before the baseline: moves the tables aside and drops everything
-- else that those migrations made. The baseline and copy_rows.sql follow in the same transaction.

create schema set_aside;

do $$
declare
  item record;
begin
  for item in
    select c.oid::regclass as name from pg_catalog.pg_class c
    where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not exists (select from pg_catalog.pg_depend d where d.objid = c.oid and d.deptype = 'e')
  loop
    execute format('alter table %s set schema set_aside', item.name);
  end loop;
  for item in
    select p.oid::regprocedure as name from pg_catalog.pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_catalog.pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    execute format('drop function %s cascade', item.name);
  end loop;
end;
$$;

-- With it go the triggers of auth.users and the policies of storage.objects: all of them call a function of this schema.
drop schema private cascade;
