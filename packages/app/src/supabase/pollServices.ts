import type { PostgrestClient } from '@supabase/postgrest-js';
import type { NewPollOption, PollReader, PollServices } from '../data/Polls';
import { createPublicClient, loadPublicClient, loadUserClient } from './client';
import type { Database } from './database.types';
import { toOrganizedPoll, toPoll } from './toPoll';

type Caller = Pick<PostgrestClient<Database>, 'rpc'>;

/** Creates the services of polls. A user answers with their account, unless they followed the own link of a guest. */
function createPollServices(loadClient: typeof loadPublicClient): PollServices {
  async function clientOf({ answerToken, userId }: Pick<PollReader, 'answerToken' | 'userId'>): Promise<Caller> {
    // The same method, typed by another build of postgrest-js.
    return userId !== null && answerToken === null
      ? ((await loadUserClient(userId)) as unknown as Caller)
      : loadClient();
  }
  const linkOf = ({ token, answerToken }: PollReader) => ({
    token,
    ...(answerToken !== null && { answer_token: answerToken }),
  });

  return {
    async readPoll(reader, signal) {
      const client = await clientOf(reader);
      const { data } = await client.rpc('read_poll', linkOf(reader)).abortSignal(signal).throwOnError();
      return data === null ? null : toPoll(data);
    },

    async answerPoll(reader, { name, answers, change }, signal) {
      const client = await clientOf(reader);
      const values = { ...linkOf(reader), name, answers, change };
      const { data } = await client.rpc('answer_poll', values).abortSignal(signal).throwOnError();
      return toPoll(data);
    },

    async withdrawAnswers(reader, signal) {
      const client = await clientOf(reader);
      await client.rpc('withdraw_answers', linkOf(reader)).abortSignal(signal).throwOnError();
    },

    async createPoll({ organizerToken, options, hidesAnswers, userId }, signal) {
      const client = await clientOf({ userId, answerToken: null });
      const values = {
        organizer_token: organizerToken,
        options: toOptionRows(options),
        hides_answers: hidesAnswers,
      };
      const { data } = await client.rpc('create_poll', values).abortSignal(signal).throwOnError();
      return toOrganizedPoll(data);
    },

    async organizePoll(organizerToken, signal) {
      const client = await loadClient();
      const values = { organizer_token: organizerToken };
      const { data } = await client.rpc('organize_poll', values).abortSignal(signal).throwOnError();
      return data === null ? null : toOrganizedPoll(data);
    },

    async addPollOptions(organizerToken, options, signal) {
      const client = await loadClient();
      const values = { organizer_token: organizerToken, added: toOptionRows(options) };
      const { data } = await client.rpc('edit_poll_options', values).abortSignal(signal).throwOnError();
      return toOrganizedPoll(data);
    },

    async removePollOption(organizerToken, optionId, signal) {
      const client = await loadClient();
      const values = { organizer_token: organizerToken, removed: [optionId] };
      const { data } = await client.rpc('edit_poll_options', values).abortSignal(signal).throwOnError();
      return toOrganizedPoll(data);
    },

    async endPoll(organizerToken, end, signal) {
      const client = await loadClient();
      const values = {
        organizer_token: organizerToken,
        // The generated type does not allow null for the instant.
        ...(end !== 'now' && { closes_at: (end?.toISOString() ?? null) as string }),
      };
      const { data } = await client.rpc('end_poll', values).abortSignal(signal).throwOnError();
      return toOrganizedPoll(data);
    },

    async renewPollLink(organizerToken, generation, signal) {
      const client = await loadClient();
      const values = { organizer_token: organizerToken, generation };
      const { data } = await client.rpc('renew_poll_link', values).abortSignal(signal).throwOnError();
      return toOrganizedPoll(data);
    },

    async deletePoll(organizerToken, signal) {
      const client = await loadClient();
      await client.rpc('delete_poll', { organizer_token: organizerToken }).abortSignal(signal).throwOnError();
    },
  };
}

const toOptionRows = (options: readonly NewPollOption[]) =>
  options.map(({ eventId, day }) => ({ event_id: eventId, day }));

export const polls: PollServices = createPollServices(loadPublicClient);

/**
 * Creates the services of polls for a reader for whom a server sends requests.
 *
 * @param headers - Identify the reader, so that their own address is counted.
 */
export function pollServicesFor(headers: Readonly<Record<string, string>>): PollServices {
  return createPollServices(() => createPublicClient(headers));
}
