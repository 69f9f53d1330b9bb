-- Where pictures lie: avatars, and pictures of created events. Public by address, listed by nobody but their owner.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('avatars', 'avatars', true, 10485760, '{image/png,image/jpeg,image/webp,image/gif,image/avif}'),
  ('event-images', 'event-images', true, 10485760, '{image/png,image/jpeg,image/webp,image/gif,image/avif}');

create function private.is_own_picture(bucket text, name text) returns boolean
  language sql stable set search_path = ''
  return bucket in ('avatars', 'event-images')
    and name ~ ('^' || auth.uid()::text || '/[0-9]{10,19}\.(png|jpg|jpeg|webp|gif|avif)$');

comment on function private.is_own_picture is
  'Whether a file is named {user}/{timestamp}.{extension}, for the signed-in user and an extension of a picture.';

revoke all on function private.is_own_picture from public;
grant execute on function private.is_own_picture to authenticated;

-- Reading by address goes past this policy; replacing and removing a file need its owner to see it.
create policy "users list their own pictures" on storage.objects
  for select to authenticated
  using (private.is_own_picture(bucket_id, name));

create policy "users add pictures to their own folder" on storage.objects
  for insert to authenticated
  with check (private.is_own_picture(bucket_id, name));

create policy "users replace pictures of their own folder" on storage.objects
  for update to authenticated
  using (private.is_own_picture(bucket_id, name))
  with check (private.is_own_picture(bucket_id, name));

create policy "users remove pictures of their own folder" on storage.objects
  for delete to authenticated
  using (private.is_own_picture(bucket_id, name));
