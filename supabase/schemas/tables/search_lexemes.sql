-- The completions of a prefix: see search/spell_out.sql.

create table private.search_lexemes (
  lexeme text collate "C" primary key
);

comment on table private.search_lexemes is
  'The words and stems of all listings that exist or existed: the completions of a prefix.';

alter table private.search_lexemes enable row level security;

revoke all on private.search_lexemes from anon, authenticated, public;
grant all on private.search_lexemes to service_role;
