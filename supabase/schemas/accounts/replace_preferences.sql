-- Both run with the rights of the caller: the policies and checks of the tables are their validation.

create function public.replace_user_preferences(tags text[]) returns void
  language sql set search_path = ''
  as $$
  delete from public.user_preferences where user_id = private.signed_in_user();
  insert into public.user_preferences (tag) select distinct unnest(tags);
$$;

comment on function public.replace_user_preferences is
  'Replaces the tags of the signed-in user, all or nothing. Requires a confirmed email address; at most 100.';

create function public.replace_event_preferences(preferences jsonb) returns void
  language sql set search_path = ''
  as $$
  delete from public.event_preferences where user_id = private.signed_in_user();
  insert into public.event_preferences (category, subcategory)
  select distinct chosen.category, chosen.subcategory
  from jsonb_to_recordset(preferences) as chosen (category text, subcategory text);
$$;

comment on function public.replace_event_preferences is
  'Replaces the preferences of the signed-in user, all or nothing: [{"category", "subcategory"}]. Requires a confirmed '
  'email address; at most 100.';

revoke all on function public.replace_user_preferences, public.replace_event_preferences from public, anon,
  authenticated;
grant execute on function public.replace_user_preferences, public.replace_event_preferences to authenticated;
