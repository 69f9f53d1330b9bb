-- Last part of the upgrade: copies the rows of the tables that set_aside.sql has moved. Columns are matched by name; triggers
-- write what an older database did not have.

do $$
declare
  -- Filled by the baseline, or from events by triggers.
  skipped constant text[] := array[
    'places', 'topics', 'terms', 'event_timings', 'event_listings', 'event_projections', 'facet_deltas',
    -- The former names of the last two.
    'event_pins', 'event_tally'
  ];
  item record;
  columns text;
  has_same_key text;
begin
  for item in
    select o.relname as name from pg_catalog.pg_class o
    where o.relnamespace = 'set_aside'::regnamespace and o.relkind = 'r' and o.relname <> all (skipped) and not exists (
      select from pg_catalog.pg_class c
      where c.relname = o.relname and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    )
  loop
    raise exception 'The table % is not one of Lively', item.name
      using hint = 'The upgrade would drop it. Move it to a schema other than public and private, then start again.';
  end loop;

  -- In the order of creation, a table comes after the tables that it refers to.
  for item in
    select c.oid::regclass as new_table, o.oid::regclass as old_table, c.relname as name
    from pg_catalog.pg_class c
      join pg_catalog.pg_class o on o.relname = c.relname and o.relnamespace = 'set_aside'::regnamespace
    where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and c.relname <> all (skipped)
    order by c.oid
  loop
    -- Identities are numbered again: no other table refers to them.
    select string_agg(quote_ident(a.attname), ', ') into columns
    from pg_catalog.pg_attribute a
      join pg_catalog.pg_attribute b on b.attrelid = item.old_table and b.attname = a.attname and not b.attisdropped
    where a.attrelid = item.new_table and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = '';
    select string_agg(format('n.%1$I = o.%1$I', a.attname), ' and ') into has_same_key
    from pg_catalog.pg_constraint k join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
    where k.conrelid = item.new_table and k.contype = 'p' and a.attidentity = '';
    -- The rows were counted, limited and stamped when they were written.
    execute format('alter table %s disable trigger user', item.new_table);
    if item.name = 'events' then
      alter table public.events enable trigger find_commune_of_event;
      alter table public.events enable trigger list_new_events;
      alter table public.events enable trigger learn_new_words;
    end if;
    -- Rows of the old database replace those that the baseline or a trigger has written: settings, limits, words.
    if has_same_key is not null then
      execute format('delete from %s n using %s o where %s', item.new_table, item.old_table, has_same_key);
    end if;
    execute format('insert into %s (%s) select %2$s from %s', item.new_table, columns, item.old_table);
  end loop;

  -- Purchases of the first version have no copy of title and date.
  update public.purchases p set event_title = e.title, event_date = e.date
  from public.events e where e.id = p.event_id and p.event_title = '';
  -- A database that stores http pictures belongs to a backend on this machine.
  if to_regclass('set_aside.settings') is null then
    update private.settings set local_pictures = exists (select from public.events where image like 'http://%')
      or exists (select from public.profiles where avatar_url like 'http://%');
  end if;

  for item in
    select c.oid::regclass as name from pg_catalog.pg_class c
    where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
  loop
    execute format('alter table %s enable trigger user', item.name);
  end loop;
end;
$$;

drop schema set_aside cascade;
