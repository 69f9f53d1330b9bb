set check_function_bodies = off;

create function private.refuse_local_picture() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  picture constant text := to_jsonb(new) ->> tg_argv[0];
begin
  if picture like 'http://%' and not (select local_pictures from private.settings) then
    raise exception 'A picture by http from this machine is taken in development only'
      using errcode = 'check_violation', hint = 'Store it, or name it by https.';
  end if;
  return new;
end;
$$;

comment on function private.refuse_local_picture is
  'Row trigger: refuses http pictures of this machine unless private.settings allows them. The argument is the name of the column.';

revoke all on function private.refuse_local_picture from public;

create function private.is_own_picture(bucket text, name text) returns boolean
  language sql stable set search_path = ''
  return bucket in ('avatars', 'event-images')
    and name ~ ('^' || auth.uid()::text || '/[0-9]{10,19}\.(png|jpg|jpeg|webp|gif|avif)$');

comment on function private.is_own_picture is
  'Whether a file is named {user}/{timestamp}.{extension}, with the id of the signed-in user and the extension of a picture.';

-- The storage API does not call private.require_session, so the account is checked here.
create function private.has_room_for_picture() returns boolean
  language sql stable security definer set search_path = ''
  as $$
  select exists (select from auth.users u where u.id = auth.uid()) and (
    select count(*) < 200 from storage.objects
    where bucket_id in ('avatars', 'event-images') and name like auth.uid()::text || '/%'
  );
$$;

comment on function private.has_room_for_picture is
  'Whether the signed-in user has an account, and fewer than 200 pictures in both buckets.';

revoke all on function private.is_own_picture, private.has_room_for_picture from public;
grant execute on function private.is_own_picture, private.has_room_for_picture to authenticated;

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

create function private.pictures_of(user_id uuid) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
  select coalesce(jsonb_agg(jsonb_build_object('bucket', bucket_id, 'path', name) order by bucket_id, name), '[]')
  from storage.objects where name like user_id || '/%';
$$;

revoke all on function private.pictures_of from public;
