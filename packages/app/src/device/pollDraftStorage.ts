import { type PollFields, parseStored, pollAnswers } from '@lively/machines';
import { array, number, object, picklist, record, string } from 'valibot';
import { deviceOwner } from './deviceOwner';
import { deviceStorage } from './deviceStorage';

/** The answers of a person that are not sent. */
export interface StoredPollDraft extends PollFields {
  /** The answers that were stored or waiting when the draft began, as texts. */
  readonly base: readonly string[];
}

const schema = object({
  name: string(),
  answers: record(string(), picklist(pollAnswers)),
  base: array(string()),
  /** Milliseconds since 1970. */
  savedAt: number(),
});

/** Milliseconds until a draft expires. */
const maxAge = 30 * 864e5;

const prefix = 'lively_poll_draft ';

/** A person who answers the poll of a link: the guest of an own link, or else the user, or else a guest who has not answered. */
interface Answerer {
  readonly token: string;
  readonly answerToken: string | null;
  readonly userId: string | null;
}

const toKey = ({ token, answerToken, userId }: Answerer) => `${prefix}${token} ${answerToken ?? userId ?? ''}`;

/** The answers on this device that are not sent, one draft per poll and person. */
export const pollDraftStorage = {
  /** Removes the expired drafts of all polls as well, since those may never be opened again. */
  read(reader: Answerer): StoredPollDraft | null {
    for (const key of deviceStorage.list()) if (key.startsWith(prefix) && !readKey(key)) deviceStorage.remove(key);
    return readKey(toKey(reader));
  },

  /** Stores nothing of a user after the end of the session: the form may still be open while the device is erased. */
  write(reader: Answerer, draft: { name: string; answers: Readonly<Record<string, string>>; base: readonly string[] }) {
    const { answerToken, userId } = reader;
    if (answerToken !== null || userId === null || deviceOwner.read()?.userId === userId)
      deviceStorage.write(toKey(reader), JSON.stringify({ ...draft, savedAt: Date.now() }));
  },

  remove: (reader: Answerer): void => deviceStorage.remove(toKey(reader)),
};

function readKey(key: string): StoredPollDraft | null {
  const stored = parseStored(schema, deviceStorage.read(key));
  return stored && Date.now() - stored.savedAt < maxAge ? stored : null;
}
