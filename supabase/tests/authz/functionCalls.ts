import { hiddenEvent, pollIds, pollTokens, reportedEvent, untouchedEvent } from '../fillTables.ts';
import { moderator } from '../people.ts';
import type { Call } from './server.ts';

const rpc = (name: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Call => ({
  method: 'POST',
  path: `/rest/v1/rpc/${name}`,
  body,
  headers,
});

/** Every function of the API, called as it is meant. */
export const functionCalls: Readonly<Record<string, Call>> = {
  answer_poll: rpc('answer_poll', {
    token: pollTokens.friends,
    name: 'Zoé',
    answers: { [pollIds.today]: 'no' },
    change: '00000000-0000-4000-8000-0000000000c0',
    answer_token: pollTokens.answer,
  }),
  count_recovery_codes: rpc('count_recovery_codes', {}),
  create_poll: rpc('create_poll', {
    organizer_token: 'n'.repeat(43),
    options: [{ event_id: untouchedEvent }, { event_id: reportedEvent }],
  }),
  create_recovery_codes: rpc('create_recovery_codes', {}),
  delete_account: rpc('delete_account', {}),
  delete_poll: rpc('delete_poll', { organizer_token: pollTokens.organizer }),
  edit_poll_options: rpc('edit_poll_options', {
    organizer_token: pollTokens.organizer,
    added: [{ event_id: reportedEvent }],
    removed: [pollIds.today],
  }),
  end_other_sessions: rpc('end_other_sessions', {}),
  end_poll: rpc('end_poll', { organizer_token: pollTokens.organizer }),
  end_session: rpc('end_session', { session_id: '00000000-0000-4000-8000-00000000dead' }),
  explore_events: { method: 'GET', path: '/rest/v1/rpc/explore_events?commune=75056&radius_km=20&date_filter=today' },
  export_polls: rpc('export_polls', {}),
  is_event_removed: { method: 'GET', path: `/rest/v1/rpc/is_event_removed?event_id=${hiddenEvent}` },
  list_moderation_queue: rpc('list_moderation_queue', {}),
  list_sessions: rpc('list_sessions', {}),
  moderate_event: rpc('moderate_event', {
    event_id: hiddenEvent,
    publication: 'removed',
    reason: 'illegal',
    statement: 'Jeu interdit',
  }),
  organize_poll: rpc('organize_poll', { organizer_token: pollTokens.organizer }),
  read_poll: rpc('read_poll', { token: pollTokens.friends }),
  recommendation_candidates: { method: 'GET', path: '/rest/v1/rpc/recommendation_candidates?near=Lyon' },
  renew_poll_link: rpc('renew_poll_link', { organizer_token: pollTokens.organizer, generation: 1 }),
  replace_event_preferences: rpc('replace_event_preferences', { preferences: [{ category: 'sport' }] }),
  replace_user_preferences: rpc('replace_user_preferences', { tags: ['Rock'] }),
  request_launch_alert: rpc('request_launch_alert', { email: 'zoe@example.org', platform: 'ios' }),
  restore_reported_events: rpc('restore_reported_events', { statement: 'Rien à redire' }),
  submit_contact_message: rpc('submit_contact_message', {
    name: 'Zoé',
    email: 'zoe@example.org',
    subject: 'Bal',
    message: 'Bonjour',
  }),
  submit_job_application: rpc('submit_job_application', {
    name: 'Zoé',
    email: 'zoe@example.org',
    position_id: 'spontaneous',
    link: '',
    message: 'Bonjour',
  }),
  submit_support_ticket: rpc('submit_support_ticket', {
    first_name: 'Zoé',
    last_name: 'Petit',
    email: 'zoe@example.org',
    issue_type: 'bug',
    priority: 'low',
    subject: 'Bal',
    description: 'Bonjour',
  }),
  subscribe_to_newsletter: rpc('subscribe_to_newsletter', { email: 'zoe@example.org', language: 'fr' }),
  suggest_searches: { method: 'GET', path: '/rest/v1/rpc/suggest_searches?text=paris' },
  use_recovery_code: rpc('use_recovery_code', { code: '0123-4567-89ab-cdef' }),
  withdraw_answers: rpc('withdraw_answers', { token: pollTokens.friends, answer_token: pollTokens.answer }),
};

/** Functions that exist but cannot be called through the API. */
export const hiddenFunctions: Readonly<Record<string, Call>> = Object.fromEntries(
  (
    [
      ['gdpr_export', { email: 'owner@example.org' }],
      ['gdpr_erase', { email: 'owner@example.org' }],
      ['apply_retention', {}],
      ['schedule_retention', {}],
      ['store_form', { form: 'launch_alerts', fields: { email: 'zoe@example.org', platform: 'ios' } }],
      ['email_is_confirmed', {}],
      ['count_from_deltas', { query: {}, moment: '2026-11-22T12:00:00Z' }],
      ['likes_of_user', {}],
      ['has_role', { name: 'moderator' }],
      ['charge_writes', { kind: 'events', added: 1 }],
      ['admit_sign_up', { address: '192.0.2.1' }],
      ['before_user_created', { event: {} }],
      ['session_lives', { user_id: '00000000-0000-4000-8000-00000000000a', session_id: null }],
      ['require_session', {}],
      ['is_assured', { claims: {} }],
      ['owes_code', { claims: {} }],
      ['session_of_request', {}],
      ['end_sessions', { which: null }],
      ['seconds_until_next_code', { user_id: moderator.id, factor_id: null }],
      ['mfa_verification_attempt', { event: {} }],
      ['hash_recovery_code', { user_id: moderator.id, code: '' }],
      ['list_reported_events', {}],
      ['find_poll', { token: pollTokens.friends }],
      ['show_poll', { poll: null, reader: null, is_organizer: true }],
      ['friends_token', { organizer_token: pollTokens.organizer, generation: 1 }],
      ['put_poll_options', { poll_id: pollIds.poll, added: [], removed: [] }],
      ['polls_of', { person: moderator.id }],
      ['answers_of', { person_id: pollIds.guest }],
      ['reader_of_poll', { poll_id: pollIds.poll, answer_token: pollTokens.answer }],
      ['admit_poll_call', { kind: 'poll' }],
      ['repair', { relation: 'public.events', column_name: 'title' }],
      ['pg_sleep', { seconds: 1 }],
      ['query_to_xml', { query: 'select 1', nulls: false, tableforest: false, targetns: '' }],
    ] as const
  ).flatMap(([name, body]) => [
    [name, rpc(name, body)],
    [`private.${name}`, rpc(`private.${name}`, body)],
    [`${name} in the schema private`, rpc(name, body, { 'Content-Profile': 'private', 'Accept-Profile': 'private' })],
  ]),
);
