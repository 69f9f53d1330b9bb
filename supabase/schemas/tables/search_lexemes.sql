comment on table private.search_lexemes is
  'The words and stems of all listings that exist or existed: the completions of a prefix.';

revoke all on private.search_lexemes from anon, authenticated, public;
grant all on private.search_lexemes to service_role;
