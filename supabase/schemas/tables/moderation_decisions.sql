-- Each change of publication that the creator did not make: the decision, its reason, and the appeal. Articles 17 and 20 of the
-- Digital Services Act.

create table public.moderation_decisions (
  id                 uuid primary key default gen_random_uuid(),
  event_id           uuid references public.events on delete set null,
  event_title        text not null,
  creator_id         uuid references auth.users on delete cascade,
  moderator_id       uuid references auth.users on delete set null,
  publication_before text not null check (publication_before in ('published', 'waiting', 'hidden', 'removed')),
  publication        text not null check (publication in ('published', 'waiting', 'hidden', 'removed')),
  reason             text not null
                     check (reason in ('reports', 'unfounded', 'illegal', 'scam', 'offensive', 'wrong', 'duplicate', 'other')),
  statement          text not null
                     check (char_length(statement) <= 2000 and private.is_clean_text(statement)),
  is_final           boolean not null,
  decided_at         timestamptz not null default now(),
  appeal             text check (char_length(appeal) <= 2000 and private.is_clean_text(appeal) and private.has_visible_text(appeal)),
  appealed_at        timestamptz,

  constraint moderation_decisions_have_their_reason check (
    (publication = 'waiting') = (reason = 'reports') and (publication = 'published') = (reason = 'unfounded')
  ),
  constraint moderation_decisions_are_stated check (publication = 'waiting' or private.has_visible_text(statement)),
  constraint moderation_decisions_date_appeals check ((appeal is null) = (appealed_at is null))
);

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

create index moderation_decisions_by_event on public.moderation_decisions (event_id, decided_at desc);
create index moderation_decisions_by_creator on public.moderation_decisions (creator_id);
create index moderation_decisions_by_moderator on public.moderation_decisions (moderator_id);
create index moderation_decisions_by_appeal on public.moderation_decisions (appealed_at) where appeal is not null;
create index moderation_decisions_by_date on public.moderation_decisions (decided_at);

alter table public.moderation_decisions enable row level security;

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
