-- Keyset pagination. A cursor holds the keys of the last row, infinity for null, and the moment of the first page,
-- whatever the page size.

create function private.read_cursor(written text, query jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  cursor jsonb;
begin
  if written is null then
    return null;
  end if;
  begin
    -- A cursor has about 300 characters. Reading deeply nested JSON could exceed the stack.
    cursor := case when char_length(written) <= 1000
      then convert_from(decode(translate(written, '-_', '+/'), 'base64'), 'UTF8') end;
    if cursor ->> 'check' = md5((cursor - 'check')::text || (query - 'limit')::text)
      and (cursor ->> 'moment')::timestamptz between now() - interval '1 day' and now() + interval '1 minute'
      and jsonb_typeof(cursor -> 'past') = 'boolean' and (cursor ->> 'id')::uuid is not null
      and (cursor ->> 'key')::double precision is not null and (cursor ->> 'secondKey')::double precision is not null
    then
      return cursor;
    end if;
  exception when data_exception then
    null;
  end;
  perform private.refuse_query(
    'The cursor is of another query, or too old', 'Ask for the first page, without a cursor.'
  );
end;
$$;

comment on function private.read_cursor is
  'The keys of the last row of a page, and the moment that all pages share. Status 400 for one of another query or '
  'older than a day.';

create function private.write_cursor(last jsonb, query jsonb, moment timestamptz) returns text
  language sql stable set search_path = ''
  as $$
  select translate(
    encode(
      convert_to((content || jsonb_build_object('check', md5(content::text || (query - 'limit')::text)))::text, 'UTF8'),
      'base64'
    ),
    E'+/\n', '-_'
  )
  from (
    select last - '{distance,score,isLeftOut}'::text[] || jsonb_build_object('moment', moment) as content
  ) as cursor;
$$;

comment on function private.write_cursor is
  'Encodes a cursor for one query, valid for any page size. A checksum ties it to the query.';
