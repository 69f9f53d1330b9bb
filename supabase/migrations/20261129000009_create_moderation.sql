-- Reports and decisions.

-- Reports of events. Article 16 of the Digital Services Act.

create table public.event_reports (
  user_id     uuid not null default auth.uid() references auth.users on delete cascade,
  event_id    uuid not null references public.events on delete cascade,
  event_title text not null default '',
  reason      text not null check (reason in ('illegal', 'scam', 'offensive', 'wrong', 'duplicate', 'other')),
  details     text not null default ''
              check (char_length(details) <= 2000 and private.is_clean_text(details)),
  created_at  timestamptz not null default now(),
  outcome     text check (outcome in ('published', 'hidden', 'removed')),
  decided_at  timestamptz,

  primary key (user_id, event_id),
  constraint event_reports_explain_themselves
    check (reason not in ('illegal', 'other') or private.has_visible_text(details)),
  constraint event_reports_date_outcomes check ((outcome is null) = (decided_at is null))
);

-- The moderation queue and the reports of an event; the primary key serves the reports of a user.
create index event_reports_by_event on public.event_reports (event_id, decided_at);
create index event_reports_by_decision on public.event_reports (decided_at) where decided_at is not null;

alter table public.event_reports enable row level security;

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

create index moderation_decisions_by_event on public.moderation_decisions (event_id, decided_at desc);
create index moderation_decisions_by_creator on public.moderation_decisions (creator_id);
create index moderation_decisions_by_moderator on public.moderation_decisions (moderator_id);
create index moderation_decisions_by_appeal on public.moderation_decisions (appealed_at) where appeal is not null;
create index moderation_decisions_by_date on public.moderation_decisions (decided_at);

alter table public.moderation_decisions enable row level security;
