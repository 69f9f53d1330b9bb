import { type PollFields, parseStored, pollAnswers } from '@lively/machines';
import { object, picklist, record, string } from 'valibot';
import { deviceOwner } from './deviceOwner';
import { deviceStorage } from './deviceStorage';

const schema = object({ name: string(), answers: record(string(), picklist(pollAnswers)) });

/** A person who answers a poll: the guest of a link, or else the user, or else a guest who has not answered yet. */
interface Answerer {
  readonly answerToken: string | null;
  readonly userId: string | null;
}

const toKey = (pollId: string, { answerToken, userId }: Answerer) =>
  `lively_poll_draft ${pollId} ${answerToken ?? userId ?? ''}`;

/** The answers on this device that are not sent, one draft per poll and person. */
export const pollDraftStorage = {
  read: (pollId: string, answerer: Answerer): PollFields | null =>
    parseStored(schema, deviceStorage.read(toKey(pollId, answerer))),

  /** Stores nothing of a user after the end of the session: the form may still be open while the device is erased. */
  write(pollId: string, answerer: Answerer, fields: { name: string; answers: Readonly<Record<string, string>> }): void {
    const { answerToken, userId } = answerer;
    if (answerToken !== null || userId === null || deviceOwner.read()?.userId === userId)
      deviceStorage.write(toKey(pollId, answerer), JSON.stringify(fields));
  },

  remove: (pollId: string, answerer: Answerer): void => deviceStorage.remove(toKey(pollId, answerer)),
};
