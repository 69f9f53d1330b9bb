import { PollScreen } from '@lively/ui/screens';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isLinkToken } from '../../device/linkTokens';
import { useLanguage } from '../../i18n/useLanguage';
import { absoluteUrl } from '../../navigation/absoluteUrl';
import { PageHead } from '../../navigation/PageHead';
import { paths } from '../../navigation/paths';
import { SecretHead } from '../../navigation/SecretHead';
import { usePoll } from '../../polls/usePoll';
import { PollPage } from './PollPage';
import { usePollEntry } from './pollEntry';
import { useAbsentPoll } from './useAbsentPoll';
import { usePollDraft } from './usePollDraft';

/** A poll for friends, by the shared link or by a guest's own link. */
export function Component() {
  const { token = '', answerToken } = useParams();
  const { t } = useTranslation(['poll', 'common', 'taxonomy']);
  const language = useLanguage();
  const { reader, query, follow } = usePoll(token, isLinkToken(answerToken) ? answerToken : null);
  const { data: poll, isPlaceholderData: isPlaceholder } = query;
  const absent = useAbsentPoll(query);
  const { entry, round } = usePollEntry(poll?.id ?? '', reader, query.refetch);
  // The typed values belong to one reader of one poll, open or closed.
  const formKey = `${poll?.id} ${reader.answerToken ?? reader.userId} ${isPlaceholder} ${poll?.isClosed} ${round}`;
  const { draft, store, forget } = usePollDraft({ poll, isPlaceholder, reader, entry, formKey });
  const [wasSent, setSent] = useState(false);
  return (
    <>
      <SecretHead />
      <PageHead
        title={t('title')}
        description={t('description')}
        isIndexed={false}
        image={poll ? absoluteUrl(paths.pollShare(token), language) : null}
      />
      {poll ? (
        <PollPage
          key={`${formKey} ${draft !== null}`}
          poll={poll}
          reader={reader}
          entry={entry}
          draft={draft}
          wasSent={wasSent}
          onTyped={store}
          onAnswered={() => {
            setSent(true);
            forget();
            follow();
          }}
          onEnded={() => void query.refetch()}
        />
      ) : (
        <PollScreen page={absent} />
      )}
    </>
  );
}
