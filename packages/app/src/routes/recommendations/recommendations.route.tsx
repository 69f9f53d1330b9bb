import { findKnownCity, foldText, recommend, suggestPreferences, tagOf } from '@lively/engine';
import { recommendationLimit, unknownDistance } from '@lively/engine/constants';
import { type RecommendationsResults, RecommendationsScreen } from '@lively/ui/screens';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { mayPersonalise } from '../../consent/mayPersonalise';
import { useConsent } from '../../consent/useConsent';
import { useBackend } from '../../data/BackendContext';
import { mapValid } from '../../data/mapValid';
import { useNow } from '../../data/useNow';
import { useRecommendationCandidates } from '../../data/useRecommendationCandidates';
import { unknownProfile, useTaste } from '../../data/useTaste';
import { dismissedSuggestions } from '../../device/dismissedSuggestions';
import { useEventItems } from '../../events/useEventItems';
import { useReasonLabel } from '../../events/useReasonLabel';
import { useHearts } from '../../favourites/useHearts';
import { formatNumber } from '../../i18n/formatNumber';
import { isolateText } from '../../i18n/isolateText';
import { useLanguage } from '../../i18n/useLanguage';
import { PageHead } from '../../navigation/PageHead';
import { paths } from '../../navigation/paths';
import { useSearchParameters } from '../../navigation/useSearchParameters';
import { useOnboardingDue } from '../../onboarding/OnboardingProvider';
import { usePreferencesDialog } from '../../preferences/usePreferencesDialog';
import { useTagName } from '../../preferences/useTagName';
import { useTagPreferences } from '../../preferences/useTagPreferences';
import { useUnreadTasteToast } from '../../preferences/useUnreadTasteToast';
import { useUser } from '../../session/SessionContext';

/** What suits the user best, each with its reasons. */
export function Component() {
  const { id: userId } = useUser();
  const { t } = useTranslation(['recommendations', 'common', 'preferences']);
  const language = useLanguage();
  const now = useNow();
  const { tastes } = useBackend();
  const taste = useTaste(userId);
  const toEventItem = useEventItems();
  const toReasonLabel = useReasonLabel('recommendations');
  const toTagName = useTagName();
  const heartOf = useHearts();
  const consent = useConsent();
  const [{ q: search }, change] = useSearchParameters({ q: '' });
  const setSearch = (text: string) => change('q', text);

  const profile = taste.data?.profile ?? (taste.isError ? unknownProfile : undefined);
  const near = profile?.city ?? null;
  // Asked for before the taste is known: one silence after the other would be twice as long.
  const candidates = useRecommendationCandidates(near);
  const tags = useTagPreferences(
    userId,
    useMemo(
      () =>
        taste.data?.tags
          ? {
              saved: taste.data.tags,
              suggestions: suggestPreferences(taste.data.profile)
                .map(({ tag }) => tag)
                .filter((tag) => !dismissedSuggestions.read(userId).includes(tag)),
            }
          : undefined,
      [taste.data, userId],
    ),
  );
  // One dialog at a time: whoever has just arrived first answers the onboarding.
  const opensByItself = !useOnboardingDue();
  const stored = taste.data?.preferences;
  const preferences = usePreferencesDialog({ userId, saved: stored ?? undefined, opensByItself });

  // One question at a time: whoever has no preferences is asked for those first.
  const isConsentDue = consent.isAsked && opensByItself && Boolean(stored?.length);

  useUnreadTasteToast(taste.isError || taste.data?.tags === null);
  const found = candidates.isPlaceholderData ? undefined : candidates.data;
  const ranked = useMemo(() => found && profile && recommend(found, profile, now), [found, profile, now]);
  const shown = ranked?.filter(({ event }) => foldText(event.title).includes(foldText(search.trim())));

  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <RecommendationsScreen
        title={t('title')}
        search={{
          label: t('search.label'),
          placeholder: t('search.placeholder'),
          submitLabel: t('search.submit'),
          value: search,
          onChange: setSearch,
          onSubmit: setSearch,
        }}
        preferences={stored ? toPreferences(stored.length) : undefined}
        suggestions={{
          title: t('preferences:suggestions.title'),
          text: t('preferences:suggestions.text'),
          suggestions: tags.suggestions.map(toSuggestion),
          onAccept: tags.add,
          onDismiss: (tag) => {
            dismissedSuggestions.add(userId, tag);
            tags.dismiss(tag);
          },
        }}
        heading={t('heading')}
        explanation={{ label: t('explanation'), href: paths.ranking }}
        announcement={announce()}
        results={toResults()}
        consent={isConsentDue ? toConsent() : undefined}
      />
      {preferences.dialog}
      {tags.actor}
      {consent.actor}
    </>
  );

  function toPreferences(count: number) {
    return {
      label: t(count ? 'preferences.edit' : 'preferences.define'),
      count: count ? formatNumber(count, language) : undefined,
      onOpen: preferences.open,
    };
  }

  function toSuggestion(tag: string) {
    const name = toTagName(tag);
    return {
      id: tag,
      label: name,
      acceptLabel: t('preferences:suggestions.accept', { name }),
      dismissLabel: t('preferences:suggestions.dismiss', { name }),
    };
  }

  /** One purpose is asked for, so one is granted: the others stay as they are for whoever has not chosen. */
  function toConsent() {
    const answer = (allowed: boolean) => () =>
      consent.send(
        { type: 'consent.changed', purpose: 'analytics', allowed: false },
        { type: 'consent.changed', purpose: 'personalization', allowed },
        { type: 'consent.saved' },
      );
    return {
      title: t('consent.title'),
      text: t('consent.text'),
      accept: { label: t('consent.accept'), onPress: answer(true) },
      refuse: { label: t('consent.refuse'), onPress: answer(false) },
    };
  }

  function announce(): string {
    if (candidates.isError) return '';
    if (!shown) return t('loading');
    return t('count', { count: shown.length, number: formatNumber(shown.length, language) });
  }

  function toResults(): RecommendationsResults {
    if (candidates.isError) {
      return {
        state: 'failed',
        title: t('failedTitle'),
        text: t('failedText'),
        retryLabel: t('common:retry'),
        onRetry: () => void candidates.refetch(),
      };
    }
    if (!shown || !ranked) return { state: 'loading' };
    if (!shown.length) return { state: 'empty', empty: toEmptyState() };
    return {
      state: 'ready',
      events: mapValid(shown, ({ event, distanceKm, reasons }) =>
        toEventItem({
          event,
          // Counted from Paris for who gave no city that is known; the reasons say so.
          distanceKm: findKnownCity(near ?? '') ? distanceKm : unknownDistance,
          recommended: true,
          href: paths.event(event.id),
          reasons: reasons.map((reason) => ({ label: toReasonLabel(reason), points: reason.points })),
          favourite: heartOf(event),
          onOpen: () => recordClick(event.id, tagOf(event)),
        }),
      ),
      more: ranked.length === recommendationLimit ? { label: t('more'), href: paths.explore } : undefined,
    };
  }

  function toEmptyState() {
    const customise = { label: t('empty.customise'), onSelect: preferences.open };
    if (!search.trim()) return { title: t('empty.title'), text: t('empty.text'), action: customise };
    return {
      title: t('empty.searchTitle', { search: isolateText(search) }),
      text: t('empty.searchText'),
      relaxations: [customise],
      action: { label: t('empty.reset'), onSelect: () => setSearch('') },
    };
  }

  /** Remembered for the next recommendations. Losing one is no harm: the specification only logs it. */
  function recordClick(eventId: string, tag: string) {
    if (mayPersonalise(Date.now())) tastes.recordInteraction(userId, eventId, tag).catch(() => {});
  }
}
