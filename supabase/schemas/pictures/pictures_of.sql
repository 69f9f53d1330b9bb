create function private.pictures_of(user_id uuid) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
  select coalesce(jsonb_agg(jsonb_build_object('bucket', bucket_id, 'path', name) order by bucket_id, name), '[]')
  from storage.objects where name like user_id || '/%';
$$;

revoke all on function private.pictures_of from public;
