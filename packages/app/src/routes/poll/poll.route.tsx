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
  const absent = useAbsentPoll(query);
  const { entry, round } = usePollEntry(query.data?.id ?? '', reader, query.refetch);
  const { draft, forget } = usePollDraft(query.data, reader);
  const [wasSent, setSent] = useState(false);
  return (
    <>
      <SecretHead />
      <PageHead
        title={t('title')}
        description={t('description')}
        isIndexed={false}
        image={query.data ? absoluteUrl(paths.pollShare(token), language) : null}
      />
      {query.data ? (
        // The typed values belong to one reader of one poll, open or closed.
        <PollPage
          key={`${query.data.id} ${reader.answerToken ?? reader.userId} ${query.isPlaceholderData} ${query.data.isClosed} ${round} ${draft !== null}`}
          poll={query.data}
          reader={reader}
          entry={entry}
          draft={draft}
          wasSent={wasSent}
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
