import { recommend, suggestPreferences } from '@lively/engine';
import { recommendationLimit } from '@lively/engine/constants';
import { ReasonSummary } from '@lively/ui';
import { RecommendationsScreen } from '@lively/ui/screens';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayPersonalise } from '../../consent/mayPersonalise';
import { useConsent } from '../../consent/useConsent';
import { useBackend } from '../../data/BackendContext';
import { isUnread } from '../../data/isUnread';
import { unknownProfile, useInterests } from '../../data/useInterests';
import { useNow } from '../../data/useNow';
import { useRecommendationCandidates } from '../../data/useRecommendationCandidates';
import { useOffline } from '../../device/connection';
import { dismissedSuggestions } from '../../device/dismissedSuggestions';
import { useEventItems } from '../../events/useEventItems';
import { useReasonLabel } from '../../events/useReasonLabel';
import { useFavouriteButtons } from '../../favourites/useFavouriteButtons';
import { useLanguage } from '../../i18n/useLanguage';
import { PageHead } from '../../navigation/PageHead';
import { useSearchParameters } from '../../navigation/useSearchParameters';
import { useOnboardingDue } from '../../onboarding/OnboardingProvider';
import { usePreferencesDialog } from '../../preferences/usePreferencesDialog';
import { useTagName } from '../../preferences/useTagName';
import { useTagPreferences } from '../../preferences/useTagPreferences';
import { useUnreadInterestsToast } from '../../preferences/useUnreadInterestsToast';
import { useUser } from '../../session/SessionContext';
import { useArrangedList } from '../../tastes/useArrangedList';
import { lazyDialog } from '../../toasts/lazyDialog';
import { type CorrectedEvent, toRecommendationsProps } from './toRecommendationsProps';

const CorrectionDialog = lazyDialog(() => import('../../tastes/CorrectionDialog'));

/** The events with the highest scores for the user, each with its reasons. */
export function Component() {
  const { id: userId } = useUser();
  const { t } = useTranslation(['recommendations', 'common', 'preferences']);
  const now = useNow();
  const { interests } = useBackend();
  const known = useInterests(userId);
  const consent = useConsent();
  const [{ q: search }, change] = useSearchParameters({ q: '' });
  const profile = known.data?.profile ?? (known.isError ? unknownProfile : undefined);
  const city = profile?.city ?? null;
  // Loaded in parallel with the interests.
  const candidates = useRecommendationCandidates(city);
  const tags = useTagPreferences(userId, useKnownTags(userId, known.data));
  // One dialog at a time: the onboarding of a new user comes first.
  const opensByItself = !useOnboardingDue();
  const stored = known.data?.preferences;
  const preferences = usePreferencesDialog({ userId, saved: stored ?? undefined, opensByItself });
  useUnreadInterestsToast(known.isError, known.data?.tags);

  const isOffline = useOffline();
  const found = candidates.isPlaceholderData ? undefined : candidates.data;
  const scored = useMemo(
    () => found && profile && recommend(found, profile, now, Number.POSITIVE_INFINITY),
    [found, profile, now],
  );
  const { arrange, arranger } = useArrangedList(Boolean(known.data?.taste?.taste));
  const ranked = useMemo(() => scored && arrange(scored).slice(0, recommendationLimit), [scored, arrange]);
  const [corrected, setCorrected] = useState<CorrectedEvent>();
  const props = toRecommendationsProps(
    {
      ranked,
      isError: isUnread(candidates, isOffline),
      isOffline,
      search,
      city,
      preferenceCount: stored?.length,
      suggestions: tags.suggestions,
      // One dialog at a time: a user without preferences gets that dialog first.
      isConsentDue: consent.isAsked && opensByItself && Boolean(stored?.length),
    },
    {
      t,
      language: useLanguage(),
      toTagName: useTagName(),
      toReasonLabel: useReasonLabel('recommendations'),
      toEventItem: useEventItems(),
      favouriteButtonOf: useFavouriteButtons(),
      setSearch: (text) => change('q', text),
      retry: () => void candidates.refetch(),
      openPreferences: preferences.open,
      acceptSuggestion: tags.add,
      dismissSuggestion,
      answerConsent,
      recordClick,
      correct: setCorrected,
    },
  );

  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <RecommendationsScreen {...props} />
      {preferences.dialog}
      {arranger}
      <Suspense fallback={null}>
        {corrected && (
          <CorrectionDialog
            event={corrected.event}
            reasons={<ReasonSummary reasons={corrected.reasons} totalLabel={corrected.totalLabel} />}
            list={scored}
            onClose={() => setCorrected(undefined)}
          />
        )}
      </Suspense>
    </>
  );

  function dismissSuggestion(tag: string) {
    dismissedSuggestions.add(userId, tag);
    tags.dismiss(tag);
  }

  /** Answers the question, which covers one purpose: the other stays refused. */
  function answerConsent(allowed: boolean) {
    consent.send(
      { type: 'consent.changed', purpose: 'analytics', allowed: false },
      { type: 'consent.changed', purpose: 'personalization', allowed },
      { type: 'consent.saved' },
    );
  }

  /** Records a click for later recommendations. A failure is only logged, as specified. */
  function recordClick(eventId: string, tag: string) {
    if (mayPersonalise(Date.now())) interests.recordInteraction(userId, eventId, tag).catch(() => {});
  }
}

function useKnownTags(userId: string, interests: ReturnType<typeof useInterests>['data']) {
  return useMemo(
    () =>
      interests?.tags
        ? {
            saved: interests.tags,
            suggestions: suggestPreferences(interests.profile)
              .map(({ tag }) => tag)
              .filter((tag) => !dismissedSuggestions.read(userId).includes(tag)),
          }
        : undefined,
    [interests, userId],
  );
}
