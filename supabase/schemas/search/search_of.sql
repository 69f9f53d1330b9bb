create function private.search_of(texts text[], weight "char") returns tsvector
  language plpgsql stable set search_path = ''
  as $$
declare
  words constant text := private.words_of(array_to_string(texts, ' '));
begin
  return setweight(to_tsvector('simple', words) || to_tsvector('private.french', words), weight);
end;
$$;

comment on function private.search_of is
  'The weighted tsvector of some texts: words as written, for prefixes, and their stems.';

revoke all on function private.search_of from public;
