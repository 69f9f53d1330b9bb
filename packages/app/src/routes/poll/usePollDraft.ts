import type { PollFields } from '@lively/machines';
import { useEffect, useRef, useState } from 'react';
import type { Poll, PollReader } from '../../data/Polls';
import { pollDraftStorage, type StoredPollDraft } from '../../device/pollDraftStorage';
import type { PollEntry } from './pollEntry';

interface PollDraftOptions {
  /** Null for a poll that does not exist, undefined while it loads. */
  readonly poll: Poll | null | undefined;
  /** Whether the poll is still the one of another reader. */
  readonly isPlaceholder: boolean;
  readonly reader: PollReader;
  readonly entry: PollEntry | undefined;
  /** Another one for each new form. */
  readonly formKey: string;
}

interface PollDraft {
  /** The stored answers of an earlier visit. Null if there are none. */
  readonly draft: PollFields | null;
  readonly store: (fields: { name: string; answers: Readonly<Record<string, string>> }) => void;
  readonly forget: () => void;
}

/**
 * Returns this reader's answers that are stored on the device and not sent. A draft is removed if the poll has ended, or if
 * the reader has sent other answers since the draft began. A form that is in use does not receive it.
 */
export function usePollDraft({ poll, isPlaceholder, reader, entry, formKey }: PollDraftOptions): PollDraft {
  // The server does not have it: hydration starts without.
  const [found, setFound] = useState<{ formKey: string; draft: StoredPollDraft | null }>();
  const draft = found?.formKey === formKey ? found.draft : null;
  const typed = useRef<{ formKey: string; base: readonly string[] }>(null);
  const { token, answerToken, userId } = reader;
  useEffect(() => {
    const of = { token, answerToken, userId };
    if (poll === null || poll?.isClosed) pollDraftStorage.remove(of);
    if (!poll || isPlaceholder || typed.current?.formKey === formKey) return;
    const stored = pollDraftStorage.read(of);
    const isCurrent = stored && listOwnAnswers(poll, entry).every((own) => stored.base.includes(own));
    if (!isCurrent) pollDraftStorage.remove(of);
    setFound({ formKey, draft: isCurrent ? stored : null });
  }, [poll, isPlaceholder, entry, formKey, token, answerToken, userId]);
  return {
    draft,
    store(fields) {
      if (typed.current?.formKey !== formKey)
        typed.current = { formKey, base: draft?.base ?? (poll ? listOwnAnswers(poll, entry) : []) };
      pollDraftStorage.write(reader, { ...fields, base: typed.current.base });
    },
    forget() {
      typed.current = null;
      pollDraftStorage.remove(reader);
      setFound(undefined);
    },
  };
}

/** Lists the stored answers of the reader, and those that wait: after they have been sent, they are the stored ones. */
function listOwnAnswers({ me }: Poll, entry: PollEntry | undefined): string[] {
  return [me, ...(entry ? [entry.value] : [])].map((own) =>
    // The order of the answers means nothing.
    JSON.stringify(own && [own.name, Object.entries(own.answers).sort()]),
  );
}
