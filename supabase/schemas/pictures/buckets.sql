-- Pictures of profiles and of created events. Public by URL; only their owner can list them.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('avatars', 'avatars', true, 10485760, '{image/png,image/jpeg,image/webp,image/gif,image/avif}'),
  ('event-images', 'event-images', true, 10485760, '{image/png,image/jpeg,image/webp,image/gif,image/avif}')
-- An upgraded database has them already: see supabase/upgrade.
on conflict (id) do update set
  public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- Reading by URL does not use this policy; replacing and removing a file need its owner to see it.
create policy "users list their own pictures" on storage.objects
  for select to authenticated
  using (private.is_own_picture(bucket_id, name));

create policy "users add pictures to their own folder" on storage.objects
  for insert to authenticated
  with check (private.is_own_picture(bucket_id, name) and (select private.has_room_for_picture()));

create policy "users replace pictures of their own folder" on storage.objects
  for update to authenticated
  using (private.is_own_picture(bucket_id, name))
  with check (private.is_own_picture(bucket_id, name));

create policy "users remove pictures of their own folder" on storage.objects
  for delete to authenticated
  using (private.is_own_picture(bucket_id, name));
