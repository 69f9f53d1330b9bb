create function private.is_own_picture(bucket text, name text) returns boolean
  language sql stable set search_path = ''
  return bucket in ('avatars', 'event-images')
    and name ~ ('^' || auth.uid()::text || '/[0-9]{10,19}\.(png|jpg|jpeg|webp|gif|avif)$');

comment on function private.is_own_picture is
  'Whether a file is named {user}/{timestamp}.{extension}, with the id of the signed-in user and the extension of a '
  'picture.';

-- The storage API does not call private.require_session, so the account and its second factor are checked here.
create function private.has_room_for_picture() returns boolean
  language sql stable security definer set search_path = ''
  as $$
  select exists (select from auth.users u where u.id = auth.uid())
    and not private.owes_code(nullif(current_setting('request.jwt.claims', true), '')::jsonb) and (
    select count(*) < 200 from storage.objects
    where bucket_id in ('avatars', 'event-images') and name like auth.uid()::text || '/%'
  );
$$;

comment on function private.has_room_for_picture is
  'Whether the signed-in user has an account, owes no code of a second factor, and has fewer than 200 pictures in both '
  'buckets.';

revoke all on function private.is_own_picture, private.has_room_for_picture from public;
grant execute on function private.is_own_picture, private.has_room_for_picture to authenticated;
