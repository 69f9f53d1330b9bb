-- Pictures of profiles and of created events. Public by URL.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('avatars', 'avatars', true, 10485760, '{image/png,image/jpeg,image/webp,image/gif,image/avif}'),
  ('event-images', 'event-images', true, 10485760, '{image/png,image/jpeg,image/webp,image/gif,image/avif}');
