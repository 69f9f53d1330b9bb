-- How many pictures one account may store.

create function private.has_room_for_picture() returns boolean
  language sql stable security definer set search_path = ''
  as $$
  select count(*) < 200 from storage.objects
  where bucket_id in ('avatars', 'event-images') and name like auth.uid()::text || '/%';
$$;

comment on function private.has_room_for_picture is
  'Whether the signed-in user has fewer than 200 pictures in both buckets.';

revoke all on function private.has_room_for_picture from public;
grant execute on function private.has_room_for_picture to authenticated;

drop policy "users add pictures to their own folder" on storage.objects;

create policy "users add pictures to their own folder" on storage.objects
  for insert to authenticated
  with check (private.is_own_picture(bucket_id, name) and (select private.has_room_for_picture()));
