import type { PollFields } from '@lively/machines';
import { useEffect, useState } from 'react';
import type { Poll, PollReader } from '../../data/Polls';
import { pollDraftStorage } from '../../device/pollDraftStorage';

interface PollDraft {
  /** The stored answers of an earlier visit. Null if there are none. */
  readonly draft: PollFields | null;
  readonly forget: () => void;
}

/** Returns this reader's answers that are stored on the device and not sent. A closed poll needs none. */
export function usePollDraft(poll: Poll | null | undefined, { answerToken, userId }: PollReader): PollDraft {
  // The server does not have it: hydration starts without.
  const [draft, setDraft] = useState<PollFields | null>(null);
  const pollId = poll?.id ?? '';
  const isClosed = poll?.isClosed;
  useEffect(() => {
    if (isClosed) pollDraftStorage.remove(pollId, { answerToken, userId });
    setDraft(pollDraftStorage.read(pollId, { answerToken, userId }));
  }, [pollId, isClosed, answerToken, userId]);
  return {
    draft,
    forget: () => {
      pollDraftStorage.remove(pollId, { answerToken, userId });
      setDraft(null);
    },
  };
}
