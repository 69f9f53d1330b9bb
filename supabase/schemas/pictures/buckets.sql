-- Pictures of profiles and of created events. Public by URL; only their owner can list them.

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
