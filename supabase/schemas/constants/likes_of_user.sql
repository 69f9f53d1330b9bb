create function private.likes_of_user() returns text[]
  language sql stable security definer set search_path = ''
  as $$
  select coalesce(array_agg(distinct slug), '{}')
  from private.terms join (
    select coalesce(subcategory, category) as word from public.event_preferences where user_id = auth.uid()
    union all
    select tag from public.user_preferences where user_id = auth.uid()
  ) as liked on term = private.words_of(word);
$$;

comment on function private.likes_of_user is
  'The slugs of the taxonomy that the signed-in user likes: the engine''s parseProfile.';

revoke all on function private.likes_of_user from public;
grant execute on function private.likes_of_user to authenticated;
