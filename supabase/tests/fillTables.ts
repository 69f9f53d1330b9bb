import { createHash } from 'node:crypto';
import type { Session } from './database/Database.ts';
import { moderator, operator, owner, stranger, unconfirmed } from './people.ts';

/** Today in the time zone of the imported event, in SQL. The event is then not over, although the database uses UTC. */
export const today = `(now() at time zone 'Europe/Paris')::date`;

/** An event of the owner, who has a ticket for it and a row about it in every table. */
export const ownedEvent = '00000000-0000-4000-8000-000000000011';
/** An event of the owner without votes, favourites or purchases. */
export const untouchedEvent = '00000000-0000-4000-8000-000000000012';
/** An unpublished draft of the owner. */
export const draftEvent = '00000000-0000-4000-8000-000000000013';
/** An event of the owner that the moderator has hidden. */
export const hiddenEvent = '00000000-0000-4000-8000-000000000014';
/** An imported event that the owner has reported and saved, and that is sold out since then. */
export const reportedEvent = '00000000-0000-4000-8000-0000000000fe';
/** An imported event without votes, favourites or purchases. */
export const importedEvent = '00000000-0000-4000-8000-0000000000ff';

/** The tokens of the links of the owner's poll. The owner and a guest have answered it. */
export const pollTokens = {
  organizer: 'o'.repeat(43),
  friends: createHash('sha256')
    .update(`friends 1 ${'o'.repeat(43)}`)
    .digest('base64url'),
  answer: 'g'.repeat(43),
};
/** The ids of the poll, its options (an event without a date, and one of today), and its people. */
export const pollIds = {
  poll: '00000000-0000-4000-8000-000000000a00',
  undated: '00000000-0000-4000-8000-000000000a01',
  today: '00000000-0000-4000-8000-000000000a02',
  owner: '00000000-0000-4000-8000-000000000a03',
  guest: '00000000-0000-4000-8000-000000000a04',
};

/** The token of the owner's private calendar. */
export const calendarToken = 'c'.repeat(43);
/** A search that the owner saved before all events were created. */
export const savedSearch = '00000000-0000-4000-8000-000000000b00';

/** The token that ends the weekly mails of the owner, who has received one. */
export const weeklyToken = '00000000-0000-4000-8000-000000000c00';

/**
 * Inserts the users, six events, and one row of the owner in every table. Other users have no row, except the roles of the staff.
 */
export async function fillTables(session: Session): Promise<void> {
  await session.run(`
    insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data) values
      ('${owner.id}', 'owner@example.org', now() - interval '30 days', '{"full_name": "Léa Martin"}'),
      ('${stranger.id}', 'stranger@example.org', now() - interval '30 days', '{}'),
      ('${unconfirmed.id}', 'unconfirmed@example.org', null, null),
      ('${moderator.id}', 'moderator@example.org', now() - interval '30 days', '{}'),
      ('${operator.id}', 'operator@example.org', now() - interval '30 days', '{}');
    insert into auth.sessions (id, user_id, created_at, aal) values
      ('${moderator.session}', '${moderator.id}', now(), 'aal2'),
      ('${operator.session}', '${operator.id}', now(), 'aal2');
    delete from public.profiles where id <> '${owner.id}';
    insert into public.staff_roles (user_id, role) values
      ('${moderator.id}', 'moderator'),
      ('${operator.id}', 'operator');

    insert into public.events (id, title, category, location, price, created_by) values
      ('${ownedEvent}', 'Jazz au Sunset', 'music', 'Paris', '25 €', '${owner.id}'),
      ('${untouchedEvent}', 'Marché de Noël', 'food', 'Lyon', null, '${owner.id}');
    insert into public.events (id, title, category, location, publication, created_by) values
      ('${draftEvent}', 'Bal à venir', 'music', 'Lille', 'draft', '${owner.id}'),
      ('${hiddenEvent}', 'Casino clandestin', 'leisure', 'Lille', 'hidden', '${owner.id}');
    insert into public.events (id, title, category, location, date, organizer, source, source_uid) values
      ('${importedEvent}', 'Visite du phare', 'culture', 'Marseille', ${today}, 'Phares et Balises', 'openagenda', '1'),
      ('${reportedEvent}', 'Tombola', 'leisure', 'Nantes', null, null, 'openagenda', '2');

    insert into public.user_preferences (user_id, tag) values ('${owner.id}', 'Jazz');
    insert into public.event_preferences (user_id, category, subcategory) values ('${owner.id}', 'concert', 'jazz');
    insert into public.event_interactions (user_id, event_id, tag) values ('${owner.id}', '${ownedEvent}', 'Jazz');
    insert into public.event_votes (user_id, event_id, vote_type) values ('${owner.id}', '${ownedEvent}', 'up');
    insert into public.user_actions (user_id, event_id, action_type) values ('${owner.id}', '${ownedEvent}', 'vote');
    insert into public.favorites (user_id, event_id) values ('${owner.id}', '${ownedEvent}');
    insert into public.favorites (user_id, event_id) values ('${owner.id}', '${reportedEvent}');
    update public.events set status = 'full' where id = '${reportedEvent}';
    insert into public.purchases (user_id, event_id) values ('${owner.id}', '${ownedEvent}');
    insert into public.event_reports (user_id, event_id, reason) values ('${owner.id}', '${reportedEvent}', 'scam');
    insert into public.moderation_decisions
      (event_id, event_title, creator_id, moderator_id, publication_before, publication, reason, statement, is_final)
      values ('${hiddenEvent}', 'Casino clandestin', '${owner.id}', '${moderator.id}', 'published', 'hidden', 'illegal', 'Jeu interdit', false);
    insert into public.contact_messages (name, email, subject, message) values ('Léa', 'owner@example.org', 'Bal', 'Bonjour');
    insert into public.newsletter_subscriptions (email, language) values ('owner@example.org', 'fr');
    insert into public.support_tickets (first_name, last_name, email, issue_type, priority, subject, description)
      values ('Léa', 'Martin', 'owner@example.org', 'bug', 'low', 'Bal', 'Bonjour');
    insert into public.job_applications (name, email, position, message)
      values ('Léa', 'owner@example.org', 'spontaneous', 'Bonjour');
    insert into public.launch_alerts (email, platform) values ('owner@example.org', 'ios');
    insert into private.polls (id, user_id, organizer_hash, friends_hash) values (
      '${pollIds.poll}', '${owner.id}', private.hash_link_token('${pollTokens.organizer}'),
      private.hash_link_token('${pollTokens.friends}')
    );
    insert into private.poll_options (id, poll_id, event_id, day) values
      ('${pollIds.undated}', '${pollIds.poll}', '${untouchedEvent}', null),
      ('${pollIds.today}', '${pollIds.poll}', '${importedEvent}', ${today});
    insert into private.poll_people (id, poll_id, user_id, secret_hash, name, created_at) values
      ('${pollIds.owner}', '${pollIds.poll}', '${owner.id}', null, 'Léa', now()),
      ('${pollIds.guest}', '${pollIds.poll}', null, private.hash_link_token('${pollTokens.answer}'), 'Zoé', now() + interval '1 second');
    insert into private.poll_answers (person_id, option_id, answer) values
      ('${pollIds.owner}', '${pollIds.today}', 'yes'),
      ('${pollIds.guest}', '${pollIds.today}', 'maybe');
    insert into private.calendar_feeds (user_id, kind, token_hash)
      values ('${owner.id}', 'favorites', private.hash_link_token('${calendarToken}'));
    insert into public.saved_searches (id, user_id, name, query, filters, opened_at) values
      ('${savedSearch}', '${owner.id}', 'Jazz', 'q=jazz', '{"text": "jazz"}', now() - interval '1 day');
    update public.profiles set weekly_mail = true where id = '${owner.id}';
    insert into private.weekly_mails (user_id, week, token) values ('${owner.id}', '2026-01-05', '${weeklyToken}');
    insert into storage.objects (bucket_id, name) values ('avatars', '${owner.id}/1700000000000.png');
  `);
}
