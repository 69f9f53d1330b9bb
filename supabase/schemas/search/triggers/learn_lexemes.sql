create function private.learn_lexemes() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  -- Insert in order to avoid deadlocks.
  insert into private.search_lexemes
  select lexeme from (
    -- Look up each repeated word once.
    select distinct lexeme collate "C" as lexeme from added, unnest(tsvector_to_array(search)) as lexeme
  ) as said
  where not exists (select from private.search_lexemes known where known.lexeme = said.lexeme)
  order by 1
  on conflict do nothing;
  return null;
end;
$$;

comment on function private.learn_lexemes is
  'Statement trigger of event_listings: stores the lexemes of new rows. Needs them as "added".';

revoke all on function private.learn_lexemes from public;
