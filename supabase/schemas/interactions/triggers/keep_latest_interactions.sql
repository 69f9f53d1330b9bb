create function private.keep_latest_interactions() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  delete from public.event_interactions kept
  using (select distinct user_id from added) writer
  where kept.user_id = writer.user_id
    and kept.id not in (
      select id from public.event_interactions
      where user_id = writer.user_id
      order by created_at desc, id desc
      limit 100
    );
  return null;
end;
$$;

comment on function private.keep_latest_interactions is
  'Statement trigger: keeps the latest 100 interactions of each user.';

revoke all on function private.keep_latest_interactions from public;
