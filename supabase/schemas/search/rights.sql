-- Searches run with the rights of their caller, who needs those of all that they call.

revoke all on function
  private.correct_search, private.read_search, private.search_query, private.with_matches
  from public;
grant execute on function
  private.correct_search, private.read_search, private.search_query, private.with_matches
  to anon, authenticated, service_role;
