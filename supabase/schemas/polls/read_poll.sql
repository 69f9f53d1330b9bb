create function private.read_poll(token text, answer_token text) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  poll private.polls;
begin
  select p.* into poll from private.polls p where p.friends_hash = private.hash_link_token(token);
  if not found then
    return null;
  end if;
  return private.show_poll(poll, private.reader_of_poll(poll.id, answer_token), false);
end;
$$;

comment on function private.read_poll is
  'The body of public.read_poll. Security definer, because it reads tables that no client reads.';

create function public.read_poll(token text, answer_token text default null) returns jsonb
  language sql stable set search_path = ''
  as $$
  select private.read_poll(token, answer_token);
$$;

comment on function public.read_poll is
  'The poll of a friends'' link, as its guest with a token, or the signed-in user, sees it; null without one. Sent as '
  'POST, so that no URL holds a token.';

create function private.organize_poll(organizer_token text) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  poll private.polls;
begin
  select p.* into poll from private.polls p where p.organizer_hash = private.hash_link_token(organizer_token);
  if not found then
    return null;
  end if;
  return private.show_poll(poll, null, true) || jsonb_build_object(
    'token', private.friends_token(organizer_token, poll.generation), 'generation', poll.generation
  );
end;
$$;

comment on function private.organize_poll is
  'The body of public.organize_poll. Security definer, because it reads tables that no client reads.';

create function public.organize_poll(organizer_token text) returns jsonb
  language sql stable set search_path = ''
  as $$
  select private.organize_poll(organizer_token);
$$;

comment on function public.organize_poll is
  'The poll of an organiser''s link, with all answers and the token of the friends'' link; null without one.';

revoke all on function private.read_poll, private.organize_poll from public;
revoke all on function public.read_poll, public.organize_poll from public, anon, authenticated;
grant execute on function private.read_poll, private.organize_poll to anon, authenticated, service_role;
grant execute on function public.read_poll, public.organize_poll to anon, authenticated, service_role;
