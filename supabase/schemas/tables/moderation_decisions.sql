comment on table public.moderation_decisions is
  'The decisions on an event, and why. Its creator reads them and appeals once; moderators read all.';
comment on column public.moderation_decisions.event_id is 'Null if the event is deleted.';
comment on column public.moderation_decisions.creator_id is 'Not exported to the moderator.';
comment on column public.moderation_decisions.moderator_id is
  'Null for a decision by reports. Not exported to the creator, to protect the moderator.';
comment on column public.moderation_decisions.statement is 'The facts and the rule, addressed to the creator.';
comment on column public.moderation_decisions.is_final is
  'Whether the creator has appealed before: a decision on an appeal is the last.';
comment on column public.moderation_decisions.appeal is 'The creator''s answer, once. Not exported to the moderator.';

revoke all on public.moderation_decisions from anon, authenticated, public;
grant select (
  id, event_id, event_title, creator_id, publication_before, publication, reason, statement, is_final, decided_at,
  appeal, appealed_at
), update (
  appeal
) on public.moderation_decisions to authenticated;
grant all on public.moderation_decisions to service_role;

create policy "creators and moderators read decisions" on public.moderation_decisions
  for select to authenticated
  using (creator_id = (select auth.uid()) or (select private.has_role('moderator')));

create policy "creators appeal once against what holds their event back" on public.moderation_decisions
  for update to authenticated
  using (
    creator_id = (select auth.uid()) and publication in ('hidden', 'removed') and appeal is null and not is_final
  )
  with check (creator_id = (select auth.uid()) and appeal is not null);

create trigger date_appeal
  before update of appeal on public.moderation_decisions
  for each row execute function private.date_appeal();

create trigger limit_changes after update of appeal on public.moderation_decisions
  for each row execute function private.limit_changes();

create trigger mail_decision after insert on public.moderation_decisions
  for each row when (new.creator_id is not null) execute function private.mail_decision();
