-- A cursor says where a page ended, whatever its length: who reads four pages in one question goes on with a fifth alone.

create or replace function private.read_cursor(written text, query jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  cursor jsonb;
begin
  if written is null then
    return null;
  end if;
  begin
    cursor := convert_from(decode(translate(written, '-_', '+/'), 'base64'), 'UTF8')::jsonb;
    if cursor ->> 'check' is distinct from md5((cursor - 'check')::text || (query - 'limit')::text)
      or (cursor ->> 'moment')::timestamptz not between now() - interval '1 day' and now() + interval '1 minute'
    then
      cursor := null;
    end if;
  exception when data_exception then
    cursor := null;
  end;
  if cursor is null then
    perform private.refuse_query('The cursor is of another query, or too old', 'Ask for the first page, without a cursor.');
  end if;
  return cursor;
end;
$$;

create or replace function private.write_cursor(last jsonb, query jsonb, moment timestamptz) returns text
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
    select jsonb_build_object(
      'past', last -> 'past', 'key', last -> 'key', 'secondKey', last -> 'secondKey', 'id', last -> 'id', 'moment', moment
    ) as content
  ) as cursor;
$$;

comment on function private.write_cursor is 'An opaque text that read_cursor understands, for this query alone and pages of any length.';
