-- Second part of the upgrade, after the baseline: repairs the values that its constraints refuse, on the tables that were moved
-- aside, and lists them in private.repairs. Databases that have the constraints already have nothing to repair.

create function set_aside.clean_text(value text) returns text
  language sql immutable set search_path = ''
  return regexp_replace(regexp_replace(value, '\r\n?', E'\n', 'g'), '[\u0001-\u0008\u000B-\u001F\u007F]', '', 'g');

create function set_aside.clean_list(list text[]) returns text[]
  language sql immutable set search_path = ''
  return array(
    select set_aside.clean_text(item) from unnest(list) with ordinality as items (item, place)
    where set_aside.clean_text(item) <> '' order by place
  );

-- Valid timings stay.
select private.repair(
  'set_aside.events', 'timings', 'private.are_timings(timings)',
  $sql$(
    select coalesce(jsonb_agg(jsonb_build_object('begin', begins, 'end', ends) order by place), '[]')
    from (
      select timing -> 'begin' as begins, timing -> 'end' as ends, place
      from jsonb_array_elements(t.timings) with ordinality as written (timing, place)
      where private.are_timings(jsonb_build_array(jsonb_build_object('begin', timing -> 'begin', 'end', timing -> 'end')))
      order by place limit 1000
    ) as readable
  )$sql$,
  'at most 1,000 timings, each with an instant of begin and of end', true
);

select private.repair(
  relation, column_name, format('private.is_picture_url(%I)', column_name), 'null', 'a picture of a public host, by https',
  relation = 'set_aside.events'::regclass
)
from (
  values ('set_aside.events'::regclass, 'image'::name), ('set_aside.profiles', 'avatar_url')
) as pictures (relation, column_name);

-- Control characters are removed. A required text without anything visible gets a replacement.
select private.repair(
  relation, column_name,
  format('private.has_visible_text(%1$I) and private.is_clean_text(%1$I)', column_name),
  format(
    'case when private.has_visible_text(set_aside.clean_text(t.%1$I)) then set_aside.clean_text(t.%1$I) else %2$L end',
    column_name, replacement
  ),
  'something to see, and no control character but newline and tab', relation = 'set_aside.events'::regclass
)
from (
  values
    ('set_aside.events'::regclass, 'title'::name, 'Événement sans titre'),
    ('set_aside.events', 'location', 'Lieu à préciser'),
    ('set_aside.profiles', 'full_name', null),
    ('set_aside.contact_messages', 'name', '—'),
    ('set_aside.contact_messages', 'subject', '—'),
    ('set_aside.contact_messages', 'message', '—'),
    ('set_aside.support_tickets', 'first_name', '—'),
    ('set_aside.support_tickets', 'last_name', '—'),
    ('set_aside.support_tickets', 'subject', '—'),
    ('set_aside.support_tickets', 'description', '—'),
    ('set_aside.job_applications', 'name', '—'),
    ('set_aside.job_applications', 'message', '—')
) as required (relation, column_name, replacement);

select private.repair(
  relation, column_name,
  format('private.is_clean_text(%I)', column_name),
  format('nullif(set_aside.clean_text(t.%I), '''')', column_name),
  'no control character but newline and tab', relation = 'set_aside.events'::regclass
)
from (
  values
    ('set_aside.events'::regclass, 'subcategory'::name), ('set_aside.events', 'venue'), ('set_aside.events', 'full_address'),
    ('set_aside.events', 'price'), ('set_aside.events', 'organizer'), ('set_aside.events', 'description'),
    ('set_aside.events', 'original_date'), ('set_aside.events', 'licence'),
    ('set_aside.profiles', 'bio'), ('set_aside.profiles', 'location'), ('set_aside.job_applications', 'link')
) as optional (relation, column_name);

select private.repair(
  'set_aside.events', column_name,
  format('private.is_clean_text(array_to_string(%I, '' ''))', column_name),
  format('set_aside.clean_list(t.%I)', column_name),
  'no control character but newline and tab', true
)
from (values ('features'::name), ('lineup')) as lists (column_name);

select private.repair(
  relation, 'email', 'private.is_clean_text(email)',
  $sql$case
    when set_aside.clean_text(t.email) ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$' then set_aside.clean_text(t.email)
    else 'unknown@example.invalid'
  end$sql$,
  'no control character', false
)
from (
  values ('set_aside.contact_messages'::regclass), ('set_aside.support_tickets'), ('set_aside.job_applications')
) as forms (relation);

-- An invisible tag is removed. A cleaned tag may exist already.
with removed as (
  delete from set_aside.user_preferences where not (private.has_visible_text(tag) and private.is_clean_text(tag))
  returning user_id, set_aside.clean_text(tag) as tag
), reported as (
  insert into private.repairs (relation, column_name, reason)
  select 'set_aside.user_preferences', 'tag', 'something to see, and no control character' from removed
)
insert into set_aside.user_preferences (user_id, tag)
select distinct user_id, tag from removed where private.has_visible_text(tag)
on conflict do nothing;

with removed as (
  delete from set_aside.event_interactions where not private.has_visible_text(set_aside.clean_text(tag)) returning 1
)
insert into private.repairs (relation, column_name, reason)
select 'set_aside.event_interactions', 'tag', 'something to see' from removed;

select private.repair(
  'set_aside.event_interactions', 'tag', 'private.is_clean_text(tag)', 'set_aside.clean_text(t.tag)', 'no control character', false
);

update private.repairs set relation = replace(relation, 'set_aside.', 'public.');
