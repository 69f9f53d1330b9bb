set check_function_bodies = off;

create or replace function private.create_calendar_feed (
  kind   text,
  token  text,
  search uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if auth.uid() is null then
    raise exception 'A user makes a private calendar' using errcode = 'insufficient_privilege';
  end if;
  perform private.require_link_token(token);
  if search is not null and not exists (select from public.saved_searches s where s.id = search and s.user_id = auth.uid()) then
    raise exception 'The user has no such search' using errcode = 'PT404';
  end if;
  -- The same token again changes nothing. A new token replaces the old one.
  insert into private.calendar_feeds as f (user_id, kind, search_id, token_hash)
  values (auth.uid(), create_calendar_feed.kind, search, private.hash_link_token(token))
  on conflict on constraint calendar_feeds_user_id_search_id_key do update set token_hash = excluded.token_hash, created_at = now()
  where f.token_hash <> excluded.token_hash;
end;
$function$;

comment on function "public"."create_calendar_feed"(text, text, uuid) is 'Creates a private calendar of the signed-in user: « favorites », or « search » with the id of a saved search. An existing calendar gets the new token, and its old token ends. PT404: the user has no such search. Sent as POST, so that no URL holds a token.';

comment on function "public"."list_calendar_feeds"() is 'Lists the private calendars of the signed-in user: what each follows, and when it was created. It returns no tokens.';

comment on function "public"."read_calendar_feed"(text) is 'Reads a private calendar: its entries, as private.calendar_entries returns them, and the name of its search, null for the favourites. Null for an unknown token. PT429: more than 100 unknown tokens from one network in an hour. Sent as POST, so that no URL of the API holds a token.';

comment on table "private"."calendar_feeds" is 'Private calendars of users. Anyone who has the token of a calendar can read it. Clients access this table through functions only.';
