create function private.is_taste_subject(subject jsonb) returns boolean
  language sql stable set search_path = ''
  as $$
  select coalesce(case subject ->> 'kind'
    when 'topic' then exists (select from private.terms where slug = value #>> '{}' and jsonb_typeof(value) = 'string')
    when 'text' then private.is_taste_name(value)
    when 'commune' then private.is_taste_name(value)
    when 'organiser' then private.is_taste_name(value)
    when 'weekday' then jsonb_typeof(value) = 'array'
      and value ?| '{monday,tuesday,wednesday,thursday,friday,saturday,sunday}'::text[]
    when 'part' then value in ('"morning"', '"afternoon"', '"evening"', '"night"')
    when 'access' then jsonb_typeof(value) = 'string'
      and (private.explore_constants() -> 'accessNeeds') ? (value #>> '{}')
    when 'free' then true
    when 'online' then true
    when 'family' then true
    when 'event' then private.is_taste_name(value -> 'id') and private.is_taste_name(value -> 'title')
  end, false)
  from (select subject -> 'value' as value) as of_subject;
$$;

comment on function private.is_taste_subject is 'Whether a line of a taste can be about this: the engine''s toTaste.';

create function private.is_taste_name(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
  select coalesce(jsonb_typeof(value) = 'string' and char_length(value #>> '{}') <= 300 and value #>> '{}' ~ '\S',
    false);
$$;

comment on function private.is_taste_name is 'Whether a value is a name in a line of a taste.';

create function private.is_taste_line(line jsonb) returns boolean
  language sql stable set search_path = ''
  as $$
  select coalesce(jsonb_typeof(line) = 'object' and case
    when line ->> 'kind' in ('more', 'less') then private.is_taste_subject(line -> 'subject')
      and private.is_taste_number(line -> 'ofTen', 10) and (line ->> 'ofTen')::numeric % 1 = 0
    when line ->> 'kind' in ('never', 'only') then private.is_taste_subject(line -> 'subject')
    when line ->> 'kind' in ('notBefore', 'notAfter') then jsonb_typeof(line -> 'time') = 'string'
      and line ->> 'time' ~ '^([01][0-9]|2[0-4]):[0-5][0-9]$'
    when line ->> 'kind' = 'maxPrice' then private.is_taste_number(line -> 'euros', 100000)
    when line ->> 'kind' = 'within' then private.is_taste_number(line -> 'kilometres', 100000)
    else line ->> 'kind' in ('vary', 'surprise')
  end, false);
$$;

comment on function private.is_taste_line is 'Whether a line of a taste is valid: the engine''s toTaste.';

create function private.is_taste_number(value jsonb, most integer) returns boolean
  language sql immutable set search_path = ''
  as $$
  select coalesce(case when jsonb_typeof(value) = 'number' then (value #>> '{}')::numeric between 0 and most end,
    false);
$$;

comment on function private.is_taste_number is 'Whether a value is a number in a line of a taste.';

create function private.read_taste(stored jsonb) returns jsonb
  language sql stable set search_path = ''
  as $$
  select case
    when jsonb_typeof(stored) <> 'object' or stored -> 'version' <> '1'
      or jsonb_typeof(stored -> 'lines') <> 'array' then null
    when jsonb_array_length(stored -> 'lines') between 1 and 100
      and (select bool_and(private.is_taste_line(line)) from jsonb_array_elements(stored -> 'lines') as line)
      then stored -> 'lines'
  end
  where stored ?& '{version,lines}';
$$;

comment on function private.read_taste is
  'The lines of a stored taste. Null if it has none or an invalid one: the engine''s toTaste.';

create function private.taste_of_user() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
  select private.read_taste(taste) from public.profiles where id = auth.uid();
$$;

comment on function private.taste_of_user is
  'The lines of the taste that the signed-in user has copied to the account; null if there is none.';

revoke all on function
  private.is_taste_line, private.is_taste_name, private.is_taste_number, private.is_taste_subject, private.read_taste,
  private.taste_of_user
  from public;
grant execute on function private.taste_of_user to authenticated;
